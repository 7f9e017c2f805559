import { readDay } from '@noren/contract/hours/calendar'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { expect, test } from 'vitest'
import { countSeats, type KnownTable, stateOf } from './count-seats.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const TODAY = readDay('2026-12-24') ?? 0
const LUNCH = { days: DAYS, opens: '11:30', closes: '15:00' }
const DINNER = { days: DAYS, opens: '17:30', closes: '25:00' }

function counted(sessions: object[], ...tables: [string, string, number, boolean?][]) {
  const hours = readOpeningHours({ sessions })
  if (!hours) throw new Error('no hours')
  const known = tables.map(([date, time, people, isTaken = true]): KnownTable => {
    return { date, time, people, isTaken }
  })
  return countSeats(hours, 20, known, TODAY).map(({ day, sitting, taken, asked, seats }) =>
    [day.slice(5), sitting, taken, asked, seats].join(' '),
  )
}

test('the people of each sitting are counted, and requests without an answer apart', () => {
  expect(
    counted(
      [LUNCH, DINNER],
      ['2026-12-24', '18:00', 4],
      ['2026-12-24', '19:30', 2],
      ['2026-12-24', '19:00', 6, false],
      ['2026-12-26', '12:00', 3],
    ),
  ).toEqual([
    '12-24 lunch 0 0 20',
    '12-24 dinner 6 6 20',
    '12-26 lunch 3 0 20',
    '12-26 dinner 0 0 20',
  ])
})

test('a table after midnight is at the evening before, and one outside of the hours at the nearest sitting', () => {
  expect(
    counted(
      [LUNCH, DINNER],
      ['2026-12-25', '00:30', 2],
      ['2026-12-24', '15:10', 3],
      ['2026-12-24', '17:00', 5],
    ),
  ).toEqual(['12-24 lunch 3 0 20', '12-24 dinner 7 0 20'])
})

test('two services of one name seat twice as many people', () => {
  const early = { days: DAYS, opens: '17:00', closes: '19:00' }
  const late = { days: DAYS, opens: '19:30', closes: '22:00' }
  expect(counted([early, late], ['2026-12-24', '20:00', 19])).toEqual(['12-24 dinner 19 0 40'])
})

test('few are left at a fifth of the seats or at four, none when all are taken, and nothing is said before', () => {
  const state = (taken: number, seats: number) =>
    stateOf({ day: '2026-12-24', sitting: 'dinner', taken, asked: 30, seats })
  expect([state(31, 40), state(32, 40), state(39, 40), state(40, 40), state(43, 40)]).toEqual([
    null,
    'few',
    'few',
    'full',
    'full',
  ])
  expect([state(5, 10), state(6, 10)]).toEqual([null, 'few'])
  expect([state(0, 4), state(1, 4)]).toEqual([null, 'few'])
})
