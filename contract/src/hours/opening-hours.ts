import { isObject, parseJsonOnce, readList, readObject } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'
import { readDay, WEEKDAYS, type Weekday, writeDay } from './calendar.ts'
import { DAY_MINUTES, readClock, writeClock } from './clock.ts'

/** Days a session is served: weekdays, public holidays, days before one (祝前日). */
export const SERVICE_DAYS = [...WEEKDAYS, 'holiday', 'holidayEve'] as const
/** Days a restaurant is closed every week; `holiday` for one that rests on public holidays. */
export const CLOSING_DAYS = [...WEEKDAYS, 'holiday'] as const
export const SESSION_LABELS = ['lunch', 'dinner'] as const
/**
 * What happens when a regular closing day is a public holiday: it stays closed, it opens, or it
 * opens and the next weekday is closed instead (祝日の場合は営業、翌平日休み).
 */
export const HOLIDAY_RULES = ['closed', 'open', 'shift'] as const

export type ServiceDay = (typeof SERVICE_DAYS)[number]
export type ClosingDay = (typeof CLOSING_DAYS)[number]
export type SessionLabel = (typeof SESSION_LABELS)[number]
export type HolidayRule = (typeof HOLIDAY_RULES)[number]

/**
 * A time of service. Times are `HH:MM` from the midnight the day begins with, on past 24 after the
 * next midnight: `26:00` is 2 a.m. On a public holiday the sessions with `holiday` are served, if
 * there are any, instead of the weekday's. On the day before one a session with `holidayEve`
 * takes the place of those it overlaps or shares its label with.
 */
export type Session = {
  days: ServiceDay[]
  label?: SessionLabel
  opens: string
  closes: string
  lastOrder?: string
}

/** The times of a session. */
export type Times = Pick<Session, 'opens' | 'closes' | 'lastOrder'>

/** Closed on the nth such weekday of each month, `nth` from 1 to 5. */
export type NthClosure = { weekday: Weekday; nth: number[] }

/** Where a banner also announces it: above every page, or above the restaurant's own. */
export const BANNER_PLACES = ['everywhere', 'restaurant'] as const

export type BannerPlace = (typeof BANNER_PLACES)[number]

/** Closed from one date to another, both included, `YYYY-MM-DD`. */
export type TemporaryClosure = {
  from: string
  to: string
  reason: LocalizedText
  banner?: BannerPlace
  /** Said elsewhere on the page, so no notice repeats it. */
  quiet?: true
}

/**
 * A time of service from one date to another, both included. On these days such times replace the regular
 * ones, on a day of rest too; a temporary closure overrides them.
 */
export type SpecialHours = TemporaryClosure & Times

/** When a restaurant is open, in Japan's time (optional key of our own API, readings A4). */
export type OpeningHours = {
  sessions: Session[]
  closedDays: ClosingDay[]
  closedNth: NthClosure[]
  closedDayOnHoliday: HolidayRule
  closures: TemporaryClosure[]
  specialHours?: SpecialHours[]
}

/**
 * Reads opening hours, from an object or a JSON string of one, into canonical form: `02:00` after `17:00`
 * becomes `26:00`, days are in the order of the week. Leaves out what it cannot read; `null` when nothing
 * is left. Without sessions the result says when a restaurant is closed, not when it is open.
 */
export function readOpeningHours(raw: unknown): OpeningHours | null {
  const hours = readObject(typeof raw === 'string' ? parseJsonOnce(raw) : raw)
  const sessions = readList(hours.sessions, readSession)
  const closedDays = readKnown(hours.closedDays, CLOSING_DAYS)
  const closedNth = readList(hours.closedNth, readNthClosure)
  const closures = readList(hours.closures, readClosure)
  const specialHours = readList(hours.specialHours, readSpecialHours)
  if ([sessions, closedDays, closedNth, closures, specialHours].every(({ length }) => length === 0))
    return null
  return {
    sessions,
    closedDays,
    closedNth,
    closedDayOnHoliday: HOLIDAY_RULES.find((rule) => rule === hours.closedDayOnHoliday) ?? 'closed',
    closures,
    ...(specialHours.length > 0 && { specialHours }),
  }
}

function readSession(raw: unknown): Session | null {
  if (!isObject(raw)) return null
  const days = readKnown(raw.days, SERVICE_DAYS)
  const times = readTimes(raw)
  if (days.length === 0 || !times) return null
  const label = SESSION_LABELS.find((known) => known === raw.label)
  return { days, ...(label && { label }), ...times }
}

function readTimes(raw: Record<string, unknown>): Times | null {
  const opens = readClock(raw.opens)
  const closes = readLater(raw.closes, opens)
  if (opens === null || opens >= DAY_MINUTES || closes === null) return null
  const lastOrder = readLater(raw.lastOrder, opens)
  return {
    opens: writeClock(opens),
    closes: writeClock(closes),
    ...(lastOrder !== null && lastOrder <= closes && { lastOrder: writeClock(lastOrder) }),
  }
}

/** A time after `opens` and at most a day later; an earlier one means the next day. */
function readLater(raw: unknown, opens: number | null): number | null {
  const clock = readClock(raw)
  if (clock === null || opens === null) return null
  const later = clock <= opens ? clock + DAY_MINUTES : clock
  return later <= opens + DAY_MINUTES ? later : null
}

function readNthClosure(raw: unknown): NthClosure | null {
  if (!isObject(raw)) return null
  const weekday = WEEKDAYS.find((known) => known === raw.weekday)
  const nth = readKnown(raw.nth, [1, 2, 3, 4, 5])
  return weekday && nth.length > 0 ? { weekday, nth } : null
}

function readClosure(raw: unknown): TemporaryClosure | null {
  if (!isObject(raw)) return null
  const from = readDay(raw.from)
  const to = readDay(raw.to) ?? from
  // One of two swapped dates is wrong, and it is unknown which: the desk refuses them.
  if (from === null || to === null || to < from) return null
  const banner = BANNER_PLACES.find((place) => place === raw.banner)
  return {
    from: writeDay(from),
    to: writeDay(to),
    reason: readLocalizedText(raw.reason),
    ...(banner && { banner }),
    ...(raw.quiet === true && { quiet: true }),
  }
}

function readSpecialHours(raw: unknown): SpecialHours | null {
  const days = readClosure(raw)
  const times = readTimes(readObject(raw))
  return days && times && { ...days, ...times }
}

/** The members of `known` that a list names, in the order of `known`. */
function readKnown<T>(raw: unknown, known: readonly T[]): T[] {
  const named = new Set(readList(raw, (item) => item))
  return known.filter((item) => named.has(item))
}
