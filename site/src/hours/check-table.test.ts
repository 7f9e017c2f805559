import { dayOf } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { DEFAULT_RESERVATIONS } from '@noren/contract/reservation/reservations'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { checkTable } from './offered-tables.ts'

/** A Sunday. */
const NOW = dayOf(2026, 11, 22) * DAY_MINUTES + 12 * 60
const RESTAURANT = {
  openingHours: hoursOf({
    sessions: [
      {
        days: ['wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '17:00',
        closes: '22:30',
        lastOrder: '21:30',
      },
    ],
  }),
  reservations: { ...DEFAULT_RESERVATIONS, largestParty: 6 },
}

const check = (date: string, time: string, people: string) =>
  checkTable({ date, time, people }, RESTAURANT, NOW)

test('a table on an open day at an offered time can be requested', () => {
  expect(check('2026-11-26', '18:30', '2')).toEqual({
    table: { date: '2026-11-26', time: '18:30', people: 2 },
  })
})

test('a guest who chooses neither a day nor a time requests no table', () => {
  expect(check('', '', '')).toEqual({})
  expect(check('', '', '4')).toEqual({})
})

test('where tables are booked by phone none can be requested, whatever is chosen', () => {
  const reservations = { ...DEFAULT_RESERVATIONS, telephoneOnly: true } as const
  const restaurant = { ...RESTAURANT, reservations }
  const chosen = { date: '2026-11-26', time: '18:30', people: '2' }
  expect(checkTable(chosen, restaurant, NOW)).toEqual({ problems: { date: 'date.telephone' } })
  expect(checkTable({ ...chosen, date: '', time: '' }, restaurant, NOW)).toEqual({})
})

test('missing choices are named', () => {
  expect(check('2026-11-26', '', '')).toEqual({
    problems: { time: 'time.missing', people: 'people.missing' },
  })
  expect(check('', '18:30', '2')).toEqual({ problems: { date: 'date.missing' } })
})

test('closed days, today, tomorrow and days too far ahead are not offered', () => {
  for (const date of [
    '2026-11-24',
    '2026-11-22',
    '2026-11-23',
    '2027-03-25',
    'soon',
    '2026-02-31',
  ]) {
    expect(check(date, '18:30', '2'), date).toEqual({ problems: { date: 'date.closed' } })
  }
})

test('times after the last order or between two slots are not offered', () => {
  for (const time of ['22:00', '16:30', '18:10', '8 pm']) {
    expect(check('2026-11-26', time, '2'), time).toEqual({ problems: { time: 'time.closed' } })
  }
})

test('for a private room alone, smaller parties are told to come as they are', () => {
  const reservations = { ...RESTAURANT.reservations, privateRoomFrom: 4 }
  const few = { date: '2026-11-26', time: '18:30', people: '3' }
  const asked = (people: string) =>
    checkTable({ ...few, people }, { ...RESTAURANT, reservations }, NOW)
  expect(asked('3')).toEqual({ problems: { people: 'people.few' } })
  expect(asked('4')).toEqual({ table: { ...few, people: 4 } })
})

test('parties that are too large, or of no one, cannot be requested', () => {
  expect(check('2026-11-26', '18:30', '7')).toEqual({ problems: { people: 'people.many' } })
  for (const people of ['0', '-2', '1.5', 'two', '99999']) {
    expect(check('2026-11-26', '18:30', people)).toEqual({ problems: { people: 'people.missing' } })
  }
})
