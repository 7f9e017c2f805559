import type { Day } from '../hours/calendar.ts'
import { DAY_MINUTES } from '../hours/clock.ts'
import type { OpeningHours } from '../hours/opening-hours.ts'
import { sittingsOn } from '../hours/sittings.ts'

/** How long guests stay, since no restaurant says it. */
const STAY_MINUTES = 120

/**
 * When guests of a table leave, in minutes from its day's midnight: two hours after they come, and no later
 * than their sitting closes.
 */
export function stayEnds(
  hours: OpeningHours | null,
  { day, minutes }: { day: Day; minutes: number },
): number {
  const begins = day * DAY_MINUTES + minutes
  const sitting = hours
    ? sittingsOn(hours, day).find(({ opens, closes }) => opens <= begins && begins < closes)
    : undefined
  const end = begins + STAY_MINUTES
  return Math.min(end, sitting?.closes ?? end) - day * DAY_MINUTES
}
