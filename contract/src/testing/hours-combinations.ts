import { HOLIDAY_RULES, type OpeningHours, readOpeningHours } from '../hours/opening-hours.ts'

export const WORKING = ['mon', 'tue', 'wed', 'thu', 'fri']
const WEEK = [...WORKING, 'sat', 'sun']

/** Days of service as restaurants write them: with and without rows for holidays and their eves. */
const SERVED: string[][][] = [
  [WEEK],
  [WORKING, ['sat', 'sun', 'holiday']],
  [
    ['mon', 'wed', 'thu', 'fri', 'sat'],
    ['sun', 'holiday'],
  ],
  [WORKING, ['fri', 'sat', 'sun', 'holidayEve']],
  [WORKING, ['sat', 'holidayEve'], ['sun', 'holiday']],
  [['tue', 'wed', 'thu', 'fri', 'sat']],
]
const CLOSED = [[], ['tue'], ['sun'], ['mon', 'tue'], ['mon', 'holiday'], ['holiday']]
const NTH = [[], [{ weekday: 'thu', nth: [1, 3] }]]

/** Hours that can be read. */
export function hoursOf(raw: object): OpeningHours {
  const hours = readOpeningHours(raw)
  if (!hours) throw new Error('These hours cannot be read')
  return hours
}

/** Every combination of the above. */
export const HOURS_COMBINATIONS: readonly OpeningHours[] = SERVED.flatMap((served) =>
  CLOSED.flatMap((closedDays) =>
    NTH.flatMap((closedNth) =>
      HOLIDAY_RULES.map((closedDayOnHoliday) =>
        hoursOf({
          sessions: served.map((days, row) => ({
            days,
            opens: `${11 + 3 * row}:00`,
            closes: `${13 + 3 * row}:00`,
          })),
          closedDays,
          closedNth,
          closedDayOnHoliday,
        }),
      ),
    ),
  ),
)
