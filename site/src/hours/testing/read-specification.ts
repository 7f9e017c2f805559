import { type Day, WEEKDAYS, weekdayIndex, writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock } from '@noren/contract/hours/clock'
import { dayOfMinute, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { OpeningHoursSpecification } from '../structured-data.ts'

/**
 * Whether a restaurant is open at a minute, as a search engine reads it: entries with dates replace the
 * week's on those dates, and a closing time no later than the opening is on the next day.
 */
export function isOpenAsSpecified(
  entries: readonly OpeningHoursSpecification[],
  minute: TokyoMinute,
): boolean {
  const today = dayOfMinute(minute)
  return [today - 1, today].some((day) =>
    entriesOn(entries, day).some(({ opens, closes }) => {
      const [from = 0, until = 0] = [opens, closes].map((time) => readClock(time) ?? Number.NaN)
      if (from === 0 && until === 0) return false
      const now = minute - day * DAY_MINUTES
      return from <= now && now < (until <= from ? until + DAY_MINUTES : until)
    }),
  )
}

/** The entries that apply on a day. */
export function entriesOn(
  entries: readonly OpeningHoursSpecification[],
  day: Day,
): OpeningHoursSpecification[] {
  const date = writeDay(day)
  const dated = entries.filter(
    ({ validFrom = '', validThrough = '' }) => validFrom <= date && date <= validThrough,
  )
  if (dated.length > 0) return dated
  const name = WEEKDAYS[weekdayIndex(day)] ?? ''
  return entries.filter(({ dayOfWeek = [] }) =>
    dayOfWeek.some((each) => each.toLowerCase().startsWith(name)),
  )
}
