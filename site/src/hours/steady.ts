import { DAY_BEGINS } from '@noren/contract/hours/business-day'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import { dayOfMinute, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** From one minute to before another. */
export type SteadySpan = { from: TokyoMinute; until: TokyoMinute }

/**
 * The minutes around a moment in which all that is said of restaurants' hours stays the same: none
 * opens, closes or takes its last order, and both the day of the calendar and that of business are
 * one. What holds at `from` holds at `now`.
 */
export function steadySpan(hours: readonly OpeningHours[], now: TokyoMinute): SteadySpan {
  const today = dayOfMinute(now)
  const midnight = today * DAY_MINUTES
  const span = { from: midnight, until: midnight + DAY_MINUTES }
  // A sitting that began yesterday may end today.
  const sittings = hours.flatMap((each) => [
    ...sittingsOn(each, today - 1),
    ...sittingsOn(each, today),
  ])
  const changes = sittings.flatMap(({ opens, closes, lastOrder }) =>
    // The minute of the last order still takes it.
    [opens, closes, ...(lastOrder === null ? [] : [lastOrder + 1])],
  )
  for (const change of [midnight + DAY_BEGINS, ...changes]) {
    if (change <= now) span.from = Math.max(span.from, change)
    else span.until = Math.min(span.until, change)
  }
  return span
}
