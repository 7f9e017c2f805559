import type { Weekday } from '../calendar.ts'
import { dateOf, weekdayIndex } from '../calendar.ts'
import { DAY_MINUTES } from '../clock.ts'
import { nameOf } from '../day-runs.ts'
import type { ClosingDay, NthClosure, OpeningHours } from '../opening-hours.ts'
import { holidayRule } from '../service-days.ts'
import { clockFace, staysClosed } from './days.ts'
import { list, serviceDays } from './service-days/en.ts'
import type { HoursWords, TimeWords } from './shape.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `9:00`, `midnight`, past it `2:00`; `4 January`, `4 January 2027`; `Mon 4 Jan`. */
export const timeWords: TimeWords = {
  weekdays: WEEKDAYS,
  clock: (minutes) => (minutes === DAY_MINUTES ? 'midnight' : clockFace(minutes)),
  date: (day, withYear) => {
    const { year, month, date } = dateOf(day)
    return `${date} ${MONTHS[month - 1]}${withYear ? ` ${year}` : ''}`
  },
  shortDate: (day, withYear) => {
    const { year, month, date } = dateOf(day)
    const words = [WEEKDAYS[weekdayIndex(day)]?.slice(0, 3), date, MONTHS[month - 1]?.slice(0, 3)]
    return [...words, ...(withYear ? [year] : [])].join(' ')
  },
}

/** `Monday–Thursday and public holidays:`, `Dinner 17:00–2:00 (last order 1:30)`. */
export const hoursWords: HoursWords = {
  serviceDays: (days) => serviceDays(days, WEEKDAYS),
  heading: (days) => `${days}:`,
  allDay: 'Open 24 hours',
  labels: { lunch: 'Lunch ', dinner: 'Dinner ' },
  closingDays: (hours) => {
    const days = [...hours.closedDays.map(closingDay), ...hours.closedNth.map(nth)]
    return `Closed on ${list(days)}${exception(hours)}`
  },
  closure: (first, last, reason) => {
    const days = first === last ? `on ${first}` : `${first} – ${last}`
    return `Closed ${days}${reason && ` (${reason})`}`
  },
  of: (restaurants, notice) => `${list(restaurants)}: ${notice}`,
  because: (notice, reason) => `${notice} (${reason})`,
  everyRestaurant: 'All restaurants',
}

function exception(hours: OpeningHours): string {
  const { holiday, eve } = staysClosed(hours)
  const when = [...(holiday ? ['on'] : []), ...(eve ? ['before'] : [])]
  const even = when.length > 0 ? `, even ${when.join(' and ')} public holidays` : ''
  switch (holidayRule(hours)) {
    case 'open':
      return `${even}, except public holidays`
    case 'shift':
      return `${even}, except public holidays (closed the next weekday instead)`
    case 'closed':
      return even
  }
}

function closingDay(day: ClosingDay): string {
  return day === 'holiday' ? 'public holidays' : `${weekday(day)}s`
}

function nth(closure: NthClosure): string {
  const ordinals = closure.nth.map((n) => ['1st', '2nd', '3rd', '4th', '5th'][n - 1] ?? '')
  const plural = ordinals.length > 1 ? 's' : ''
  return `the ${list(ordinals)} ${weekday(closure.weekday)}${plural} of the month`
}

function weekday(day: Weekday): string {
  return nameOf(day, WEEKDAYS)
}
