import { expect, test } from 'vitest'
import { dayOf } from '../hours/calendar.ts'
import { readOpeningHours } from '../hours/opening-hours.ts'
import { stayEnds } from './stay.ts'

/** A Thursday. */
const DAY = dayOf(2026, 12, 24)
const HOURS = readOpeningHours({
  sessions: [
    { days: ['thu'], opens: '11:30', closes: '14:30' },
    { days: ['thu'], opens: '17:00', closes: '25:00' },
  ],
})

test.each([
  ['at lunch two hours later', '12:00', 12 * 60, 14 * 60],
  ['late at lunch when the restaurant closes', '13:30', 13 * 60 + 30, 14 * 60 + 30],
  ['after midnight when it closes', '24:30', 24 * 60 + 30, 25 * 60],
  ['between the sittings two hours later', '15:00', 15 * 60, 17 * 60],
])('guests leave %s (%s)', (_, _clock, minutes, end) => {
  expect(stayEnds(HOURS, { day: DAY, minutes })).toBe(end)
})

test('guests of a restaurant without known hours leave after two hours', () => {
  expect(stayEnds(null, { day: DAY, minutes: 1110 })).toBe(1230)
})
