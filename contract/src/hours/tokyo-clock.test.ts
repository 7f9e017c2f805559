import { expect, test } from 'vitest'
import { dayOf } from './calendar.ts'
import { dayOfMinute, momentOf, tokyoMinute } from './tokyo-clock.ts'

test('a day in Tokyo begins nine hours before it does in UTC, summer and winter', () => {
  expect(dayOfMinute(tokyoMinute(new Date('2026-12-31T14:59:59Z')))).toBe(dayOf(2026, 12, 31))
  expect(dayOfMinute(tokyoMinute(new Date('2026-12-31T15:00:00Z')))).toBe(dayOf(2027, 1, 1))
  expect(dayOfMinute(tokyoMinute(new Date('2026-07-01T15:00:00Z')))).toBe(dayOf(2026, 7, 2))
})

test('a minute is converted back to the instant it begins', () => {
  const moment = new Date('2026-11-20T12:30:00Z')
  expect(momentOf(tokyoMinute(moment))).toEqual(moment)
  expect(momentOf(tokyoMinute(new Date('2026-11-20T12:30:59.999Z')))).toEqual(moment)
})
