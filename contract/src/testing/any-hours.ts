import fc, { type Arbitrary } from 'fast-check'
import { dayOf, WEEKDAYS, writeDay } from '../hours/calendar.ts'
import { DAY_MINUTES, writeClock } from '../hours/clock.ts'
import {
  CLOSING_DAYS,
  HOLIDAY_RULES,
  type OpeningHours,
  readOpeningHours,
  SERVICE_DAYS,
  SESSION_LABELS,
} from '../hours/opening-hours.ts'

/** A day with Golden Week, the holidays of September or the end of a year around it. */
export const anyDay = fc.integer({ min: dayOf(2026, 4, 20), max: dayOf(2027, 1, 10) })

const clock = fc.integer({ min: 0, max: 2 * DAY_MINUTES - 1 }).map(writeClock)
const times = {
  opens: fc.integer({ min: 0, max: DAY_MINUTES - 1 }).map(writeClock),
  closes: clock,
  lastOrder: fc.option(clock),
}
const dates = fc
  .tuple(anyDay, fc.nat({ max: 20 }))
  .map(([from, more]) => ({ from: writeDay(from), to: writeDay(from + more) }))
const nth = fc.record({
  weekday: fc.constantFrom(...WEEKDAYS),
  nth: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
})
const session = fc.record({
  ...times,
  days: fc.subarray([...SERVICE_DAYS], { minLength: 1 }),
  label: fc.option(fc.constantFrom(...SESSION_LABELS)),
})
const special = fc.tuple(dates, fc.record(times)).map(([on, served]) => ({ ...on, ...served }))

/** Hours of any rules beside each other, as the reader returns them. */
export const anyHours: Arbitrary<OpeningHours> = fc
  .record({
    sessions: fc.array(session, { maxLength: 4 }),
    closedDays: fc.subarray([...CLOSING_DAYS], { maxLength: 3 }),
    closedNth: fc.array(nth, { maxLength: 2 }),
    closedDayOnHoliday: fc.constantFrom(...HOLIDAY_RULES),
    closures: fc.array(dates, { maxLength: 2 }),
    specialHours: fc.array(special, { maxLength: 2 }),
  })
  .map(readOpeningHours)
  .filter((hours) => hours !== null)
