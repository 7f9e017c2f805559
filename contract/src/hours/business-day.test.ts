import { expect, test } from 'vitest'
import { businessDay } from './business-day.ts'

test('the day of business ends at five in the morning in Japan', () => {
  expect(businessDay(new Date('2026-11-23T05:00:00+09:00'))).toBe('2026-11-23')
  expect(businessDay(new Date('2026-11-23T23:59:59+09:00'))).toBe('2026-11-23')
  expect(businessDay(new Date('2026-11-24T04:59:59+09:00'))).toBe('2026-11-23')
  expect(businessDay(new Date('2026-11-24T05:00:00+09:00'))).toBe('2026-11-24')
})
