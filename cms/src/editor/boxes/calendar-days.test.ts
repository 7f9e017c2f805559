import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { BY_KEY, weeksAround } from './calendar-days.ts'

const at = (day: string) => readDay(day) ?? Number.NaN
const after = (key: string, day: string) => writeDay(BY_KEY[key]?.(at(day)) ?? 0)

test('the weeks of a month begin on Sunday, in the month before where its first is no Sunday', () => {
  const first = weeksAround(at('2026-12-24'))[0]?.map(writeDay)
  expect(first?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  expect(weeksAround(at('2026-12-24'))).toHaveLength(5)
  expect(weeksAround(at('2026-05-01'))).toHaveLength(6)
  expect(weeksAround(at('2026-02-01')).flat().map(writeDay).at(-1)).toBe('2026-02-28')
})

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageDown', '2027-01-01'],
  ['PageUp', '2026-11-01'],
])('%s leads from the first of December to %s', (key, day) => {
  expect(after(key, '2026-12-01')).toBe(day)
})

test('a month on from the thirty-first is the last day of a shorter month', () => {
  expect(after('PageDown', '2027-01-31')).toBe('2027-02-28')
})
