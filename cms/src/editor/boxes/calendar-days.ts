import { type Day, dateOf, dayOf, weekdayIndex } from '@noren/contract/hours/calendar'

/** 0 for Sunday to 6 for Saturday. */
export const sundayIndex = (day: Day) => (weekdayIndex(day) + 1) % 7

/** The weeks of a day's month from Sunday; `null` where another month's days would be. */
export function weeksAround(day: Day): (Day | null)[][] {
  const { year, month } = dateOf(day)
  const [first, next] = [dayOf(year, month, 1), dayOf(year, month + 1, 1)]
  const start = first - sundayIndex(first)
  return Array.from({ length: Math.ceil((next - start) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const each = start + week * 7 + at
      return each < first || each >= next ? null : each
    }),
  )
}

/** The same date so many months on, or the last of a shorter month. */
export function monthsOn(day: Day, months: number): Day {
  const { year, month, date } = dateOf(day)
  const last = dayOf(year, month + months + 1, 1) - 1
  return Math.min(dayOf(year, month + months, date), last)
}

/** Where a key of the calendar leads from a day; `null` for any other key. */
export function dayAfterKey(key: string | null, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return day - 1
    case 'ArrowRight':
      return day + 1
    case 'ArrowUp':
      return day - 7
    case 'ArrowDown':
      return day + 7
    case 'Home':
      return day - sundayIndex(day)
    case 'End':
      return day - sundayIndex(day) + 6
    case 'PageUp':
      return monthsOn(day, -1)
    case 'PageDown':
      return monthsOn(day, 1)
    default:
      return null
  }
}
