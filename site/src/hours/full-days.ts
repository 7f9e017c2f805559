import type { Day } from '@noren/contract/hours/calendar'
import type { FreeTables } from '@noren/contract/hours/full'
import { isFull } from '@noren/contract/hours/full-now'
import {
  type OpeningHours,
  SESSION_LABELS,
  type SessionLabel,
} from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'

/** A day without a free table; with meals, those of it that are full while others are not. */
export type FullDay = { day: Day; meals: SessionLabel[] }

/** How many days after today are named. */
const NAMED_DAYS = 7

/** The full days of the week after today; none on which the restaurant is closed, since that says more. */
export function fullDaysAhead(
  { full, openingHours }: FreeTables & { openingHours?: OpeningHours },
  today: Day,
): FullDay[] {
  if (!full) return []
  return Array.from({ length: NAMED_DAYS }, (_, index) => today + 1 + index).flatMap((day) => {
    const labels = openingHours?.sessions.length
      ? new Set(sittingsOn(openingHours, day).map(({ label }) => label))
      : new Set(SESSION_LABELS)
    const meals = SESSION_LABELS.filter(
      (label) => labels.has(label) && isFull(full, day, { label }),
    )
    if (meals.length === 0) return []
    return [{ day, meals: meals.length === labels.size ? [] : meals }]
  })
}
