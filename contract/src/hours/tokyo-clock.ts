import type { Day } from './calendar.ts'
import { DAY_MINUTES } from './clock.ts'

/**
 * An instant as the minutes since 1 January 1970 began in Tokyo. Japan is nine hours ahead of UTC all year
 * (no summer time), so plain arithmetic is exact.
 */
export type TokyoMinute = number

const MINUTE_MS = 60_000
const TOKYO_AHEAD_MINUTES = 9 * 60

/** The minute that contains an instant, on a clock in Tokyo. */
export function tokyoMinute(at: Date): TokyoMinute {
  return Math.floor(at.getTime() / MINUTE_MS) + TOKYO_AHEAD_MINUTES
}

/** The moment a minute in Tokyo begins. */
export function momentOf(minute: TokyoMinute): Date {
  return new Date((minute - TOKYO_AHEAD_MINUTES) * MINUTE_MS)
}

/** The day a minute in Tokyo belongs to. */
export function dayOfMinute(minute: TokyoMinute): Day {
  return Math.floor(minute / DAY_MINUTES)
}
