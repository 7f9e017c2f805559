import { expect, test } from 'vitest'
import { readDay } from './calendar.ts'
import { serviceOn } from './day-rules.ts'
import { readOpeningHours } from './opening-hours.ts'

const DINNER = { opens: '17:00', closes: '22:00' }
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The rule and the opening times of a day. */
function said(raw: object, date: string): [string, ...string[]] {
  const hours = readOpeningHours(raw)
  const day = readDay(date)
  if (!hours || day === null) throw new Error('Not readable')
  const { rule, times } = serviceOn(hours, day)
  return [rule, ...times.map(({ opens }) => opens)]
}

test('each day names the rule by which a restaurant is open or closed', () => {
  const hours = {
    sessions: [
      { days: WEEK, ...DINNER },
      { days: ['holiday'], opens: '11:00', closes: '20:00' },
      { days: ['holidayEve'], opens: '16:00', closes: '25:00' },
    ],
    closedDays: ['tue'],
    closedNth: [{ weekday: 'wed', nth: [2] }],
    closures: [{ from: '2026-12-28', to: '2027-01-03', reason: { jp: '年末年始' } }],
    specialHours: [{ from: '2026-12-24', to: '2026-12-25', opens: '15:00', closes: '24:00' }],
  }
  expect(said(hours, '2026-12-03')).toEqual(['weekday', '17:00'])
  expect(said(hours, '2026-12-08')).toEqual(['weeklyRest'])
  expect(said(hours, '2026-12-09')).toEqual(['monthlyRest'])
  expect(said(hours, '2026-12-16')).toEqual(['weekday', '17:00'])
  expect(said(hours, '2026-12-24')).toEqual(['special', '15:00'])
  expect(said(hours, '2026-12-31')).toEqual(['closure'])
  // Coming of Age Day is a Monday, 11 January 2027.
  expect(said(hours, '2027-01-10')).toEqual(['holidayEve', '16:00'])
  expect(said(hours, '2027-01-11')).toEqual(['holiday', '11:00'])
})

test('a day of rest that is a public holiday stays closed, opens, or moves to the next working day', () => {
  const hours = (closedDayOnHoliday: string) => ({
    sessions: [{ days: WEEK, ...DINNER }],
    closedDays: ['mon'],
    closedDayOnHoliday,
  })
  const monday = '2027-01-11'
  expect(said(hours('closed'), monday)).toEqual(['weeklyRest'])
  expect(said(hours('open'), monday)).toEqual(['openHoliday', '17:00'])
  expect(said(hours('shift'), monday)).toEqual(['openHoliday', '17:00'])
  expect(said(hours('open'), '2027-01-12')).toEqual(['weekday', '17:00'])
  expect(said(hours('shift'), '2027-01-12')).toEqual(['shiftedRest'])
})

test('a restaurant that rests on public holidays says so, and a day without hours that none are stated', () => {
  const hours = { sessions: [{ days: ['sat', 'sun'], ...DINNER }], closedDays: ['holiday'] }
  expect(said(hours, '2027-01-11')).toEqual(['holidayRest'])
  expect(said(hours, '2027-01-13')).toEqual(['unserved'])
})

test('the reason that staff gave comes with the dates it is for', () => {
  const hours = readOpeningHours({
    closures: [{ from: '2026-12-31', to: '2026-12-31', reason: { en: 'New Year' } }],
  })
  expect(hours && serviceOn(hours, readDay('2026-12-31') ?? 0).reason).toEqual({ en: 'New Year' })
})
