import { businessDayOf, restaurantDay } from './business-day.ts'
import { type Day, writeDay } from './calendar.ts'
import { restsOn } from './day-rules.ts'
import type { FullSitting } from './full.ts'
import type { OpeningHours, SessionLabel } from './opening-hours.ts'
import { type Sitting, sittingsOn } from './sittings.ts'
import type { TokyoMinute } from './tokyo-clock.ts'

/** What is full of the rest of a day. */
export type FullNow = 'day' | SessionLabel

/** Whether a sitting is full; it belongs to the day it begins on. */
export function isFull(
  full: readonly FullSitting[] | undefined,
  day: Day,
  { label }: Pick<Sitting, 'label'>,
): boolean {
  const date = writeDay(day)
  return !!full?.some(
    ({ day, sitting }) => day === date && (sitting === undefined || sitting === label),
  )
}

/** Whether guests who come at a minute would come to a full sitting. */
export function isFullAt(
  full: readonly FullSitting[],
  hours: OpeningHours,
  day: Day,
  minute: TokyoMinute,
): boolean {
  return [day - 1, day].some((evening) =>
    sittingsOn(hours, evening).some(
      (sitting) =>
        sitting.opens <= minute && minute < sitting.closes && isFull(full, evening, sitting),
    ),
  )
}

/**
 * What is full of the sittings that the restaurant's day still has: the whole day while both are, one of
 * them otherwise. `null` when nothing is, or when the restaurant is closed or has closed for the day: a closure
 * says more. Where the hours are not known as data, a whole day is all there is.
 */
export function fullNow(
  full: readonly FullSitting[] | undefined,
  hours: OpeningHours | undefined,
  now: TokyoMinute,
): FullNow | null {
  if (!full?.length) return null
  const today = hours ? restaurantDay(hours, now) : businessDayOf(now)
  if (!hours?.sessions.length) {
    if (hours && restsOn(hours, today)) return null
    return full.some(({ day, sitting }) => !sitting && day === writeDay(today)) ? 'day' : null
  }
  const sittings = sittingsOn(hours, today)
  const left = sittings.filter((sitting) => sitting.closes > now && isFull(full, today, sitting))
  const [first] = left
  if (!first) return null
  const isOne = left.every(({ label }) => label === first.label)
  return isOne && (first.label === 'dinner' || sittings.length > 1) ? first.label : 'day'
}
