import { type Day, writeDay } from './calendar.ts'
import type { OpeningHours } from './opening-hours.ts'
import { sittingsOn } from './sittings.ts'
import { dayOfMinute, type TokyoMinute, tokyoMinute } from './tokyo-clock.ts'

/** Minutes after midnight at which a day of business begins. */
export const DAY_BEGINS = 5 * 60

/**
 * The day of business a minute belongs to: from 5:00 in Japan to 5:00 of the next day, so that a notice at
 * one in the morning is about the evening before.
 */
export function businessDayOf(minute: TokyoMinute): Day {
  return dayOfMinute(minute - DAY_BEGINS)
}

/** The day of business a moment belongs to, `YYYY-MM-DD`; see {@link businessDayOf}. */
export function businessDay(at: Date): string {
  return writeDay(businessDayOf(tokyoMinute(at)))
}

/**
 * The current day of a restaurant: that of the sitting in progress, however late or early, else the day of
 * business. Notices by this day never contradict that the restaurant is open.
 */
export function restaurantDay(hours: OpeningHours, now: TokyoMinute): Day {
  const today = dayOfMinute(now)
  const running = [today - 1, today].find((day) =>
    sittingsOn(hours, day).some(({ opens, closes }) => opens <= now && now < closes),
  )
  return running ?? businessDayOf(now)
}
