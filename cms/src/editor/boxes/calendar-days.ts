import { type Day, dateOf, dayOf, weekdayIndex } from '@noren/contract/hours/calendar'

const sundayOf = (day: Day): Day => day - ((weekdayIndex(day) + 1) % 7)

/** The weeks of a day's month, each from Sunday. */
export function weeksAround(day: Day): Day[][] {
  const { year, month } = dateOf(day)
  const first = sundayOf(dayOf(year, month, 1))
  const weeks = Math.ceil((dayOf(year, month + 1, 1) - first) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => first + week * 7 + at),
  )
}

/** The same date so many months on, or the last of a shorter month. */
export function monthsOn(day: Day, months: number): Day {
  const { year, month, date } = dateOf(day)
  const last = dayOf(year, month + months + 1, 1) - 1
  return Math.min(dayOf(year, month + months, date), last)
}

/** Where the keys of the calendar lead from a day. */
export const BY_KEY: { readonly [Key in string]: (day: Day) => Day } = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  Home: sundayOf,
  End: (day) => sundayOf(day) + 6,
  PageUp: (day) => monthsOn(day, -1),
  PageDown: (day) => monthsOn(day, 1),
}
