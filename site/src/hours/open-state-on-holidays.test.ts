import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { IZAKAYA, says, seen, tokyo, WEEK } from './testing/states-seen.ts'

test('the day before a public holiday keeps the long evening', () => {
  // Sunday 22 November 2026 comes before Labour Thanksgiving Day, which falls on a Monday.
  expect(seen(IZAKAYA, tokyo('2026-11-23T01:00')).open).toBe(true)
  expect(seen(IZAKAYA, tokyo('2026-11-24T00:30')).open).toBe(false)
})

test('the session before a holiday replaces the one it overlaps and leaves lunch alone', () => {
  const hours = hoursOf({
    sessions: [
      { days: WEEK, label: 'lunch', opens: '11:30', closes: '14:00' },
      { days: WEEK, label: 'dinner', opens: '17:00', closes: '22:00' },
      { days: ['holidayEve'], label: 'dinner', opens: '17:00', closes: '24:00' },
    ],
  })
  // 10 February 2026 is the day before National Foundation Day.
  expect(seen(hours, tokyo('2026-02-10T12:00')).open).toBe(true)
  expect(says(hours, '2026-02-10T20:00')).toEqual([
    'Open now · closes midnight',
    '営業中・24:00まで',
  ])
  expect(says(hours, '2026-02-09T20:00')).toEqual(['Open now · closes 22:00', '営業中・22:00まで'])
})

test('a public holiday keeps the hours of holidays instead of the weekday’s', () => {
  const hours = hoursOf({
    sessions: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '11:00', closes: '15:00' },
      { days: ['sat', 'sun', 'holiday'], opens: '08:00', closes: '18:00' },
    ],
  })
  expect(seen(hours, tokyo('2026-11-03T08:30')).open).toBe(true)
  expect(seen(hours, tokyo('2026-11-04T08:30')).open).toBe(false)
})

test('a restaurant that rests on public holidays is closed on a substitute holiday too', () => {
  const hours = hoursOf({
    sessions: [{ days: WEEK, opens: '11:00', closes: '20:00' }],
    closedDays: ['holiday'],
  })
  expect(says(hours, '2026-05-02T21:00')).toEqual([
    'Opens Thu 7 May at 11:00',
    '5月7日（木）11:00から営業',
  ])
})

const mondayRest = (closedDayOnHoliday: string) =>
  hoursOf({
    sessions: [{ days: [...WEEK, 'holiday'], opens: '11:00', closes: '20:00' }],
    closedDays: ['mon'],
    closedDayOnHoliday,
  })
const openOn = (hours: OpeningHours, dates: string[]) =>
  dates.map((date) => seen(hours, tokyo(`${date}T12:00`)).open)

test('a closing day on a public holiday stays closed, opens, or moves to the next weekday', () => {
  // Monday 23 November 2026 is a holiday; the 16th and the 30th are not.
  const dates = ['2026-11-16', '2026-11-17', '2026-11-23', '2026-11-24', '2026-11-25']
  expect(openOn(mondayRest('closed'), dates)).toEqual([false, true, false, true, true])
  expect(openOn(mondayRest('open'), dates)).toEqual([false, true, true, true, true])
  expect(openOn(mondayRest('shift'), dates)).toEqual([false, true, true, false, true])
})

test('a moved closing day waits for the end of a row of holidays and of the weekend', () => {
  // Monday 4 to Wednesday 6 May 2026 are holidays; Monday 21 to Wednesday 23 September as well.
  expect(
    openOn(mondayRest('shift'), [
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
    ]),
  ).toEqual([true, true, true, false, true])
  expect(
    openOn(mondayRest('shift'), ['2026-09-21', '2026-09-22', '2026-09-23', '2026-09-24']),
  ).toEqual([true, true, true, false])
  const fridayRest = hoursOf({ ...mondayRest('shift'), closedDays: ['fri'] })
  // Friday 20 March 2026 is the vernal equinox.
  expect(
    openOn(fridayRest, ['2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23', '2026-03-24']),
  ).toEqual([true, true, true, false, true])
})
