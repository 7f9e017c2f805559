import { type Day, dateOf, readDay, weekdayIndex } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { timeWords } from '@noren/contract/hours/words/en'
import type { TableProblem } from '@noren/contract/reservation/chosen'

const problems: { readonly [P in TableProblem]: string } = {
  'date.missing': 'Please choose a day',
  'date.closed': 'This day cannot be asked for here. Please choose another',
  'date.full': 'This day is fully booked. Please choose another',
  'date.away': 'The restaurant takes no guests on this day. Its page says why',
  'date.notice': 'The dish in your message is ordered further ahead. Please choose a later day',
  'date.telephone': 'Tables here are booked by telephone. Please call us',
  'time.missing': 'Please choose a time',
  'time.closed': 'This time is not offered on that day. Please choose another',
  'time.full': 'This time is fully booked on that day. Please choose another time or day',
  'people.missing': 'Please choose how many of you there are',
  'people.few': 'Only the private room is booked, for larger parties. Come as you like',
  'people.many': 'Please call us for a party of this size',
}

/** Who must call: guests before the first day that can be requested, and large parties. */
function callers(leadDays: number, largestParty: number): string {
  const large = `more than ${largestParty} people`
  if (leadDays === 0) return `For a party of ${large}`
  const soon = leadDays === 1 ? 'today' : 'today or tomorrow'
  const early = leadDays <= 2 ? `For ${soon}` : `For a day before the first one listed`
  return `${early}, or for ${large}`
}

const span = (least: number, most: number) => (least < most ? `${least} to ${most}` : most)

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The way to a table on the contact page, for a guest who has not chosen a restaurant. */
export const reserve = {
  title: 'Request a table',
  text: 'Choose a restaurant, then a day and a time. The restaurant confirms your table.',
  button: 'All restaurants',
}

/**
 * The texts around a request for a table. Days are days of the calendar, times are minutes, months
 * `2026-12`.
 */
export const table = {
  title: (restaurant: string) => `A table at ${restaurant}`,
  /** The heading of the fields. */
  choices: 'Day, time and people',
  send: 'Send this request',
  request: 'This is a request. Your table is reserved once we have confirmed it.',
  optional: 'You can also write to us without choosing a table.',
  /** Where only a private room is booked, in place of `optional`. */
  privateRoom: (least: number, most: number) =>
    `Only the private room is booked, for ${span(least, most)}. At the tables, come when you like.`,
  /** Where guests call for every table; with and without a number. */
  telephone: { before: 'Tables here are booked by telephone: ', after: '.' },
  telephoneUnknown: 'Tables here are booked by telephone.',
  write: 'For anything else, write to us here.',
  labels: { date: 'Day', time: 'Time', people: 'People' },
  choose: { date: 'Choose a day', time: 'Choose a time', people: 'How many?' },
  month: (month: string) => timeWords.date(readDay(`${month}-01`) ?? 0, true).replace('1 ', ''),
  day: (day: Day) => `${timeWords.weekdays[weekdayIndex(day)]} ${timeWords.date(day, false)}`,
  time: (minutes: number) =>
    timeWords.clock(minutes) + (minutes > DAY_MINUTES ? ' after midnight' : ''),
  people,
  call: (leadDays: number, largestParty: number) => ({
    before: `${callers(leadDays, largestParty)}, please call `,
    after: '.',
  }),
  problems,
  /** A day or a time that is full, as it stands among the choices. */
  full: (choice: string) => `${choice}: fully booked`,
  few: (choice: string) => `${choice}: few tables left`,
  free: (days: readonly string[]) => `Free on ${days.join(', ')}.`,
  fullCall: { before: 'You can also ask us by telephone: ', after: '.' },
  /** What staff read. */
  subject: (restaurant: string, when: string, count: number) =>
    `Reservation: ${restaurant}, ${when}, ${people(count)}`,
  when: (day: Day, time: string) =>
    `${timeWords.weekdays[weekdayIndex(day)]} ${timeWords.date(day, false)} ${dateOf(day).year}, ${time}`,
  message: (restaurant: string, when: string, count: number) =>
    `A table at ${restaurant}\n${when}\n${people(count)}`,
}
