import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { readTypedDay } from './typed-day.ts'

/** The day that is read on 30 November 2026. */
function read(typed: string, on = '2026-11-30'): string | null {
  const day = readTypedDay(typed, readDay(on) ?? 0)
  return day === null ? null : writeDay(day)
}

test.each([
  '12/1',
  '2026/12/1',
  '2026-12-01',
  '2026.12.1',
  '20261201',
  '令和8年12月1日',
  'R8.12.1',
  '12月1日',
  '１２月１日',
  '２０２６／１２／１',
  '2026年12月1日（火）',
  ' 2026年 12月 1日 火曜日 ',
  'Tue 1 Dec 2026',
  '1 December',
])('%s is the first of December', (typed) => {
  expect(read(typed)).toBe('2026-12-01')
})

test('a day without a year is the one nearest to today', () => {
  expect(read('1/5')).toBe('2027-01-05')
  expect(read('11/20')).toBe('2026-11-20')
  expect(read('12/28', '2027-01-04')).toBe('2026-12-28')
  expect(read('2/29', '2027-11-30')).toBe('2028-02-29')
})

test('the first year of an era is read', () => {
  expect(read('令和元年5月1日')).toBe('2019-05-01')
  expect(read('平成31年4月30日')).toBe('2019-04-30')
})

test.each(['', '12', '13/1', '2/30', '2026-02-29', '12/', '明日', '1 Foo 2026', '8/12/1'])(
  '“%s” is no day',
  (typed) => {
    expect(read(typed)).toBeNull()
  },
)
