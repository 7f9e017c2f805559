import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { momentOf, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { expect, test } from 'vitest'
import { steadySpan } from './steady.ts'

const hoursOf = (opens: string, closes: string, lastOrder?: string): OpeningHours => {
  const hours = readOpeningHours({
    sessions: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens, closes, lastOrder },
    ],
  })
  if (!hours) throw new Error('these hours cannot be read')
  return hours
}

const LUNCH = hoursOf('11:30', '14:30', '14:00')
const BAR = hoursOf('18:00', '26:00')

/** The span around a time on Friday 20 November 2026 in Tokyo, as times there. */
function around(hours: readonly OpeningHours[], time: string): string[] {
  const { from, until } = steadySpan(hours, tokyoMinute(new Date(`2026-11-20T${time}:00+09:00`)))
  return [from, until].map((minute) =>
    momentOf(minute + 9 * 60)
      .toISOString()
      .slice(5, 16),
  )
}

test('without hours a page is valid for its day of business, and at most to midnight', () => {
  expect(around([], '00:00')).toEqual(['11-20T00:00', '11-20T05:00'])
  expect(around([], '05:00')).toEqual(['11-20T05:00', '11-21T00:00'])
  expect(around([], '23:59')).toEqual(['11-20T05:00', '11-21T00:00'])
})

test('opening, the minute after the last order and closing change the page', () => {
  expect(around([LUNCH], '11:29')).toEqual(['11-20T05:00', '11-20T11:30'])
  expect(around([LUNCH], '11:30')).toEqual(['11-20T11:30', '11-20T14:01'])
  expect(around([LUNCH], '14:00')).toEqual(['11-20T11:30', '11-20T14:01'])
  expect(around([LUNCH], '14:01')).toEqual(['11-20T14:01', '11-20T14:30'])
  expect(around([LUNCH], '14:30')).toEqual(['11-20T14:30', '11-21T00:00'])
})

test('what opened yesterday closes today', () => {
  expect(around([BAR], '01:00')).toEqual(['11-20T00:00', '11-20T02:00'])
  expect(around([BAR], '02:00')).toEqual(['11-20T02:00', '11-20T05:00'])
})

test('of several restaurants the first to change decides', () => {
  expect(around([LUNCH, BAR], '12:00')).toEqual(['11-20T11:30', '11-20T14:01'])
  expect(around([BAR, LUNCH], '16:00')).toEqual(['11-20T14:30', '11-20T18:00'])
})
