import { DAY_MINUTES } from './clock.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** A day of the calendar as the number of days since 1 January 1970. */
export type Day = number

const DAY_MS = DAY_MINUTES * 60_000

/** The day of a date; `month` counts from 1. */
export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / DAY_MS
}

/** Year, month (from 1) and date of a day. */
export function dateOf(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * DAY_MS)
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() }
}

/** 0 for Monday to 6 for Sunday; 1 January 1970 was a Thursday. */
export function weekdayIndex(day: Day): number {
  return (((day + 3) % 7) + 7) % 7
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[weekdayIndex(day)] ?? 'mon'
}

/** Reads `YYYY-MM-DD`; `null` when it is no date of the calendar. */
export function readDay(raw: unknown): Day | null {
  const match = typeof raw === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(raw) : null
  if (!match) return null
  const day = dayOf(Number(match[1]), Number(match[2]), Number(match[3]))
  return writeDay(day) === match[0] ? day : null
}

/** Writes a day as `YYYY-MM-DD`. */
export function writeDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
