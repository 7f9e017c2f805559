import { expect, test } from 'vitest'
import { dateOf, dayOf, readDay, weekdayOf, writeDay } from './calendar.ts'

test('the days of the week are right, also before 1970', () => {
  expect(weekdayOf(dayOf(2026, 11, 20))).toBe('fri')
  expect(weekdayOf(dayOf(2024, 2, 29))).toBe('thu')
  expect(weekdayOf(dayOf(1969, 12, 28))).toBe('sun')
})

test('a date that the calendar does not have is not read', () => {
  expect(writeDay(readDay('2028-02-29') ?? 0)).toBe('2028-02-29')
  expect(dateOf(dayOf(2028, 2, 29))).toEqual({ year: 2028, month: 2, date: 29 })
  for (const raw of [
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '0050-01-01',
    'today',
    '',
    null,
    20261120,
  ]) {
    expect(readDay(raw)).toBeNull()
  }
})
