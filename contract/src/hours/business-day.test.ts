import { expect, test } from 'vitest'
import { hoursOf } from '../testing/hours-combinations.ts'
import { businessDay, restaurantDay } from './business-day.ts'
import { writeDay } from './calendar.ts'
import { tokyoMinute } from './tokyo-clock.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

test('the day of business ends at five in the morning in Japan', () => {
  expect(businessDay(new Date('2026-11-23T05:00:00+09:00'))).toBe('2026-11-23')
  expect(businessDay(new Date('2026-11-23T23:59:59+09:00'))).toBe('2026-11-23')
  expect(businessDay(new Date('2026-11-24T04:59:59+09:00'))).toBe('2026-11-23')
  expect(businessDay(new Date('2026-11-24T05:00:00+09:00'))).toBe('2026-11-24')
})

test('an open restaurant keeps the day it opened on, a closed one has the day of business', () => {
  const day = (opens: string, closes: string, time: string) => {
    const hours = hoursOf({ sessions: [{ days: WEEK, opens, closes }] })
    return writeDay(restaurantDay(hours, tokyoMinute(new Date(`2026-11-24T${time}:00+09:00`))))
  }
  expect(['01:59', '02:00', '04:59', '05:00'].map((time) => day('17:00', '26:00', time))).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-24',
  ])
  expect(['05:59', '06:00'].map((time) => day('20:00', '30:00', time))).toEqual([
    '2026-11-23',
    '2026-11-24',
  ])
  expect(['03:59', '04:00'].map((time) => day('04:00', '09:00', time))).toEqual([
    '2026-11-23',
    '2026-11-24',
  ])
  expect(day('00:00', '24:00', '00:30')).toBe('2026-11-24')
})
