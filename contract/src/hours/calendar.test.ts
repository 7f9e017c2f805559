import { expect, test } from 'vitest'
import {
  dateOf,
  dayOf,
  dayOfMinute,
  momentOf,
  readDay,
  tokyoMinute,
  weekdayOf,
  writeDay,
} from './calendar.ts'

test('a day in Tokyo begins nine hours before it does in UTC, summer and winter', () => {
  expect(dayOfMinute(tokyoMinute(new Date('2026-12-31T14:59:59Z')))).toBe(dayOf(2026, 12, 31))
  expect(dayOfMinute(tokyoMinute(new Date('2026-12-31T15:00:00Z')))).toBe(dayOf(2027, 1, 1))
  expect(dayOfMinute(tokyoMinute(new Date('2026-07-01T15:00:00Z')))).toBe(dayOf(2026, 7, 2))
})

test('a minute leads back to the moment it begins at', () => {
  const moment = new Date('2026-11-20T12:30:00Z')
  expect(momentOf(tokyoMinute(moment))).toEqual(moment)
  expect(momentOf(tokyoMinute(new Date('2026-11-20T12:30:59.999Z')))).toEqual(moment)
})

test('the days of the week are told right, also before 1970', () => {
  expect(weekdayOf(dayOf(2026, 11, 20))).toBe('fri')
  expect(weekdayOf(dayOf(2024, 2, 29))).toBe('thu')
  expect(weekdayOf(dayOf(1969, 12, 28))).toBe('sun')
})

test('a date is read only when the calendar has it', () => {
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
