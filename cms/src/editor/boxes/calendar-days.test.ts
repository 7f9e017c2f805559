import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { dayAfterKey, weeksAround } from './calendar-days.ts'

const at = (day: string) => readDay(day) ?? Number.NaN

test('a month begins on Sunday and holds no days of others', () => {
  const weeks = weeksAround(at('2026-12-24'))
  const first = weeks[0]?.map((day) => day && writeDay(day).slice(-2))
  expect(first).toEqual([null, null, '01', '02', '03', '04', '05'])
  expect(weeks).toHaveLength(5)
  expect(weeksAround(at('2027-02-01')).flat().filter(Boolean)).toHaveLength(28)
})

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageDown', '2027-01-01'],
  ['PageUp', '2026-11-01'],
])('%s leads from the first of December to %s', (key, day) => {
  expect(writeDay(dayAfterKey(key, at('2026-12-01')) ?? 0)).toBe(day)
})

test('a month on from the thirty-first is the last day of a shorter month', () => {
  expect(writeDay(dayAfterKey('PageDown', at('2027-01-31')) ?? 0)).toBe('2027-02-28')
})
