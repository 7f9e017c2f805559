import { readDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { expect, test } from 'vitest'
import { clockOfField, fieldOfClock } from '../../inbox/evening/clock-field.ts'
import type { DayTable } from '../../inbox/evening/day-table.ts'
import { fullOf, groupsOf, warningAt } from './evening.ts'
import { timesOn } from './times.ts'

/** A Thursday. */
const DAY = readDay('2026-12-24') ?? 0
const NOW = DAY * DAY_MINUTES

const HOURS = readOpeningHours({
  sessions: [
    { days: ['thu'], opens: '11:30', closes: '14:00', lastOrder: '13:00' },
    { days: ['thu'], opens: '17:30', closes: '25:00', lastOrder: '24:00' },
  ],
})

const table = (time: string): DayTable => ({
  id: time,
  time,
  people: 2,
  guest: { en: 'Sato', ja: '佐藤 様' },
  phone: '',
  state: 'confirmed',
  source: null,
  expected: null,
  said: [],
  back: null,
  isUntold: false,
  hasBegun: true,
})

test('the tables of a day stand below the sitting in which they begin, others below no sitting', () => {
  const tables = ['11:30', '15:00', '17:30', '24:30'].map(table)
  const marks = [{ day: '2026-12-24', sitting: 'dinner' as const }]
  const groups = groupsOf({ hours: HOURS, day: DAY, marks, tables })
  expect(
    groups.map(({ label, isFull, tables }) => [label, isFull, tables.map(({ time }) => time)]),
  ).toEqual([
    ['lunch', false, ['11:30']],
    ['dinner', true, ['17:30', '24:30']],
    [null, false, ['15:00']],
  ])
})

test.each([
  ['18:00', 'full'],
  ['15:00', 'closed'],
  ['12:00', null],
])('who takes a table at %s is warned that the restaurant is: %s', (time, warning) => {
  const marks = [{ day: '2026-12-24', sitting: 'dinner' as const }]
  expect(warningAt({ hours: HOURS, day: DAY, marks }, time)).toBe(warning)
})

test('who takes a table is warned of a sitting whose seats are counted as taken, as of a mark', () => {
  const of = { day: '2026-12-24', asked: 0, seats: 20 }
  const marks = fullOf(
    [],
    [
      { ...of, sitting: 'lunch', taken: 19 },
      { ...of, sitting: 'dinner', taken: 20 },
    ],
  )
  expect(warningAt({ hours: HOURS, day: DAY, marks }, '18:00')).toBe('full')
  expect(warningAt({ hours: HOURS, day: DAY, marks }, '12:00')).toBeNull()
})

test('the times to choose from are those of the sittings that are not over', () => {
  expect(timesOn(HOURS, DAY, NOW).slice(0, 5)).toEqual([
    '11:30',
    '12:00',
    '12:30',
    '13:00',
    '17:30',
  ])
  expect(timesOn(HOURS, DAY, NOW + 20 * 60)[0]).toBe('19:30')
  expect(timesOn(null, DAY, NOW)[0]).toBe('11:00')
})

test('a time after midnight is one of the night of its day', () => {
  expect([fieldOfClock('25:30'), clockOfField('01:30'), clockOfField('19:05')]).toEqual([
    '01:30',
    '25:30',
    '19:05',
  ])
  expect(clockOfField('')).toBeNull()
})
