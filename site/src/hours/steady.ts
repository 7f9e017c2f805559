import { DAY_BEGINS } from '@noren/contract/hours/business-day'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import { dayOfMinute, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** From one minute to before another. */
export type SteadySpan = { from: TokyoMinute; until: TokyoMinute }

/**
 * The minutes around an instant in which everything a page says about hours stays the same: no restaurant
 * opens, closes or takes its last order, and neither the calendar day nor the day of business changes. A
 * text valid at `from` is valid at `now`.
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
    // Guests can still order in the minute of the last order.
    [opens, closes, ...(lastOrder === null ? [] : [lastOrder + 1])],
  )
  for (const change of [midnight + DAY_BEGINS, ...changes]) {
    if (change <= now) span.from = Math.max(span.from, change)
    else span.until = Math.min(span.until, change)
  }
  return span
}
