import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { expect, test } from 'vitest'
import { dueAt } from './due.ts'

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Lunch from 11:30 to 15:00 and dinner from 17:00 to 22:30, on all days but Monday; closed on 26 and 27 December. */
const HOURS: OpeningHours | null = readOpeningHours({
  sessions: [
    { days: EVERY_DAY, opens: '11:30', closes: '15:00' },
    { days: EVERY_DAY, opens: '17:00', closes: '22:30' },
  ],
  closedDays: ['mon'],
  closures: [{ from: '2026-12-26', to: '2026-12-27' }],
})

const japan = (text: string) => new Date(`${text}:00+09:00`)

test.each([
  ['before lunch', '2026-12-15T09:00', '2026-12-15T15:00'],
  ['as lunch begins', '2026-12-15T11:30', '2026-12-15T15:00'],
  ['during lunch, with an hour left', '2026-12-15T14:00', '2026-12-15T15:00'],
  ['during lunch, with less', '2026-12-15T14:01', '2026-12-15T22:30'],
  ['after dinner', '2026-12-15T23:00', '2026-12-16T15:00'],
  ['before a day off', '2026-12-13T22:00', '2026-12-15T15:00'],
  ['before days that are closed', '2026-12-25T22:00', '2026-12-29T15:00'],
])('a request that comes %s is late once the next period is over', (_, received, due) => {
  const table = { date: '2027-01-20', time: '18:30' }
  expect(dueAt(HOURS, table, japan(received))).toEqual(japan(due))
})

test.each([
  ['an hour before the table', '2026-12-15T10:00', '12:30', '2026-12-15T11:30'],
  ['half an hour after it came', '2026-12-15T12:00', '12:30', '2026-12-15T12:30'],
  [
    'at the end of dinner, where the table is later',
    '2026-12-15T16:00',
    '25:00',
    '2026-12-15T22:30',
  ],
])('a request for the same day is late %s', (_, received, time, due) => {
  expect(dueAt(HOURS, { date: '2026-12-15', time }, japan(received))).toEqual(japan(due))
})

test('where the hours are not known, a request is late after a day', () => {
  const table = { date: '2027-01-20', time: '18:30' }
  expect(dueAt(null, table, japan('2026-12-15T10:00'))).toEqual(japan('2026-12-16T10:00'))
  const never = readOpeningHours({ sessions: [], closedDays: [] })
  expect(dueAt(never, table, japan('2026-12-15T10:00'))).toEqual(japan('2026-12-16T10:00'))
})
