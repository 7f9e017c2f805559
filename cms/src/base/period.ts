import { type Day, readDay, writeDay } from '@noren/contract/hours/calendar'
import type { Where } from 'payload'
import * as v from 'valibot'
import { dayInTokyo, midnightInTokyo } from './ui/in-tokyo.ts'

const daySchema = v.fallback(v.nullable(v.pipe(v.unknown(), v.transform(readDay))), null)

/** The days of an address that asks for a period, `from` to `to`; what is no day is `null`, which leaves that end open. */
export const PERIOD = { from: daySchema, to: daySchema }

type Period = { from: Day | null; to: Day | null }

/** What a query asks for without days. */
export const ALWAYS: Period = { from: null, to: null }

/** The documents whose `field`, a time, lies in a period as days begin in Japan. */
export function during(field: string, { from, to }: Period): Where[] {
  return [
    ...(from === null ? [] : [{ [field]: { greater_than_equal: midnightInTokyo(from) } }]),
    ...(to === null ? [] : [{ [field]: { less_than: midnightInTokyo(to + 1) } }]),
  ]
}

/** The name of a file about a period, `audit-2026-11-01-2026-11-30-7.csv`; without days it has today's. */
export function csvName(about: string, { from, to }: Period, more: string): string {
  const days = [from, to].flatMap((day) => (day === null ? [] : [writeDay(day)]))
  const period = days.length > 0 ? days : [dayInTokyo(new Date())]
  return `${[about, ...period, more].filter(Boolean).join('-')}.csv`
}
