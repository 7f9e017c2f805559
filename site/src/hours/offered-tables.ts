import { businessDayOf, DAY_BEGINS } from '@noren/contract/hours/business-day'
import { type Day, readDay, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock, writeClock } from '@noren/contract/hours/clock'
import type { FreeTables } from '@noren/contract/hours/full'
import { isFull } from '@noren/contract/hours/full-now'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { type Sitting, sittingsOn } from '@noren/contract/hours/sittings'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Chosen, TableProblems } from '@noren/contract/reservation/chosen'
import { DEFAULT_RESERVATIONS, type Reservations } from '@noren/contract/reservation/reservations'

/** The facts of a restaurant that decide which tables it offers. */
export type TableRules = FreeTables & {
  openingHours?: OpeningHours
  reservations?: Reservations
}

/** Times of one day, in minutes from its midnight, ascending; on past 24 hours after midnight. */
type Times = readonly number[]

/** The times guests can ask for on a day, those of them at a sitting with few tables left, and those that are full. */
export type OfferedDay = { day: Day; times: Times; few: Times; full: Times }

/** The last time that guests count to the evening before: 28:30. */
const EVENING_ENDS = DAY_MINUTES + DAY_BEGINS

/** A restaurant's rules for requests: its own, or the default. */
export function reservationsOf({ reservations }: TableRules): Reservations {
  return reservations ?? DEFAULT_RESERVATIONS
}

/**
 * The days a table can be requested, counted from the day of business, each with its future times, full days
 * among them, which pages name. None
 * where the hours are not known as data, since a day might be closed, and none where guests call.
 */
export function offeredDays(restaurant: TableRules, now: TokyoMinute): OfferedDay[] {
  const { telephoneOnly, leadDays, daysAhead } = reservationsOf(restaurant)
  if (telephoneOnly) return []
  const today = businessDayOf(now)
  const days: OfferedDay[] = []
  for (let day = today + leadDays; day <= today + daysAhead; day++) {
    const toCome = (time: number) => day * DAY_MINUTES + time > now
    const all = offeredTimes(restaurant, day).filter(toCome)
    const free = timesOn(restaurant, day, (...sitting) => !isFull(restaurant.full, ...sitting))
    const few = timesOn(restaurant, day, (...sitting) => isFull(restaurant.fewLeft, ...sitting))
    const [times = [], full = []] = [true, false].map((isFree) =>
      all.filter((time) => free.includes(time) === isFree),
    )
    if (all.length > 0) days.push({ day, times, few, full })
  }
  return days
}

/** The times guests can come on a day, however near or far it is; see {@link OfferedDay}. */
export function offeredTimes(restaurant: TableRules, day: Day): number[] {
  return timesOn(restaurant, day, () => true)
}

function timesOn(
  restaurant: TableRules,
  day: Day,
  counts: (evening: Day, sitting: Sitting) => boolean,
): number[] {
  const { openingHours } = restaurant
  if (!openingHours) return []
  const rules = reservationsOf(restaurant)
  const times = [day - 1, day].flatMap((evening) =>
    sittingsOn(openingHours, evening)
      .filter((sitting) => counts(evening, sitting))
      .flatMap((sitting) => slotsOf(sitting, rules))
      .filter((slot) => dayOfSlot(slot, evening) === day)
      .map((slot) => slot - day * DAY_MINUTES),
  )
  return [...new Set(times)].sort((a, b) => a - b)
}

function slotsOf(
  { opens, closes, lastOrder }: Sitting,
  { slotMinutes, lastSeatingMinutes }: Reservations,
): TokyoMinute[] {
  const last = lastOrder ?? closes - lastSeatingMinutes
  const slots: TokyoMinute[] = []
  for (let slot = opens; slot <= last && slot < closes; slot += slotMinutes) slots.push(slot)
  return slots
}

function dayOfSlot(slot: TokyoMinute, evening: Day): Day {
  return slot < evening * DAY_MINUTES + EVENING_ENDS ? evening : evening + 1
}

/** How many free days a guest is told of. */
const NAMED = 3

/** The nearest days with a free table to one that is full, those with the same time if there are any. */
export function freeDaysNear(
  restaurant: TableRules,
  { date, time }: Pick<Chosen, 'date' | 'time'>,
  now: TokyoMinute,
): Day[] {
  const asked = readDay(date)
  const days = offeredDays(restaurant, now).filter(({ times }) => times.length > 0)
  const same = days.filter(({ times }) => times.some((minutes) => minutes === readClock(time)))
  const others = (same.length > 0 ? same : days).flatMap(({ day }) => (day === asked ? [] : day))
  const distance = (day: Day) => Math.abs(day - (asked ?? day))
  return others
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NAMED)
    .sort((a, b) => a - b)
}

/** The fewest and the most guests that can ask for a table. */
export function partiesOf(restaurant: TableRules): { least: number; most: number } {
  const { privateRoomFrom: least = 1, largestParty: most } = reservationsOf(restaurant)
  return { least, most }
}

/** The number of guests in a query, where one table can be requested for as many; otherwise empty. */
export function askedPeople(search: string, restaurant: TableRules): string {
  const people = new URLSearchParams(search).get('people') ?? ''
  const { least, most } = partiesOf(restaurant)
  const isOffered = /^[1-9]\d?$/.test(people) && +people >= least && +people <= most
  return isOffered ? people : ''
}

/** The requested table, if any, or the problems of the request. */
type TableCheck = {
  table?: { date: string; time: string; people: number }
  problems?: TableProblems
}

/**
 * Checks whether a restaurant offers the choice, by the same rules on the page and on the server. Without
 * a day and a time no table is requested, whatever else was chosen.
 */
export function checkTable(
  { date, time, people }: Chosen,
  restaurant: TableRules,
  now: TokyoMinute,
): TableCheck {
  if (date === '' && time === '') return {}
  if (reservationsOf(restaurant).telephoneOnly) return { problems: { date: 'date.telephone' } }
  const offered = offeredDays(restaurant, now).find(({ day }) => writeDay(day) === date)
  const has = (times: Times = []) => times.some((minutes) => writeClock(minutes) === time)
  const isFullDay = offered?.times.length === 0
  const guests = /^\d{1,4}$/.test(people) ? Number(people) : 0
  const { least, most } = partiesOf(restaurant)
  const problems: TableProblems = {
    ...(!offered && { date: date === '' ? 'date.missing' : 'date.closed' }),
    ...(isFullDay && { date: 'date.full' }),
    ...(time === '' && { time: 'time.missing' }),
    ...(time !== '' &&
      offered &&
      !isFullDay &&
      !has(offered.times) && { time: has(offered.full) ? 'time.full' : 'time.closed' }),
    ...(guests === 0 && { people: 'people.missing' }),
    ...(guests > 0 && guests < least && { people: 'people.few' }),
    ...(guests > most && { people: 'people.many' }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { table: { date, time, people: guests } }
}
