import { expect, test } from 'vitest'
import { readDay } from '../hours/calendar.ts'
import { restsOn } from '../hours/day-rules.ts'
import { hoursNotices } from '../hours/notices.ts'
import { readOpeningHours } from '../hours/opening-hours.ts'
import { sittingsOn } from '../hours/sittings.ts'
import { tokyoMinute } from '../hours/tokyo-clock.ts'
import { SPOKEN } from '../hours/words/spoken.ts'
import { writtenHours } from '../hours/written-hours.ts'
import { readRestaurant } from '../resources/restaurant.ts'
import { standingDay, withStanding } from './hours.ts'
import { isAwayOn, phaseOn, readStanding, type Standing } from './standing.ts'

const day = (date: string) => readDay(date) ?? 0

const NEW_PLACE = { en: '2-2 Minatomachi, Zushi', jp: '逗子市港町2-2' }
const MOVE = { kind: 'moves', from: '2027-04-01', address: NEW_PLACE, phone: '046-000-0002' }
const PAUSE: Standing = { kind: 'pauses', from: '2027-03-01', to: '2027-05-31' }
const CLOSING: Standing = { kind: 'closes', from: '2027-04-01', until: '2027-06-30' }

const EVENINGS = readOpeningHours({
  sessions: [{ days: ['tue', 'wed', 'thu'], opens: '17:00', closes: '26:00' }],
})

test('what a restaurant states is read as it was published', () => {
  expect(readStanding(MOVE)).toEqual(MOVE)
  expect(readStanding(PAUSE)).toEqual(PAUSE)
  expect(readStanding(CLOSING)).toEqual(CLOSING)
  expect(readRestaurant({ slug: 'shiobi', standing: CLOSING })?.standing).toEqual(CLOSING)
})

test.each([
  undefined,
  null,
  'closes',
  [],
  { kind: 'burns', from: '2027-04-01' },
  { kind: 'closes', from: '2027-02-30' },
  { kind: 'moves', from: '2027-04-01' },
])('a standing that arrives as %j is none', (standing) => {
  expect(readStanding(standing)).toBeNull()
  expect(readRestaurant({ slug: 'shiobi', standing })).not.toHaveProperty('standing')
})

test('an end before the beginning is no end', () => {
  expect(readStanding({ ...PAUSE, to: '2027-02-28' })).toEqual({
    kind: 'pauses',
    from: '2027-03-01',
  })
})

test('a standing is announced, then so, then no longer said', () => {
  const phases = (standing: Standing, ...dates: string[]) =>
    dates.map((date) => phaseOn(standing, day(date)))
  expect(phases(PAUSE, '2027-02-28', '2027-03-01', '2027-05-31', '2027-06-01')).toEqual([
    'announced',
    'begun',
    'begun',
    'over',
  ])
  expect(phases(CLOSING, '2027-03-31', '2027-04-01', '2027-06-30', '2027-07-01')).toEqual([
    'announced',
    'begun',
    'begun',
    'over',
  ])
  expect(phases({ kind: 'closes', from: '2027-04-01' }, '2099-01-01')).toEqual(['begun'])
})

test('guests are received before a pause and after it, and never after the last day', () => {
  const away = (standing: Standing, ...dates: string[]) =>
    dates.map((date) => isAwayOn(standing, date))
  expect(away(PAUSE, '2027-02-28', '2027-03-01', '2027-05-31', '2027-06-01')).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(away(CLOSING, '2027-03-31', '2027-04-01', '2030-01-01')).toEqual([false, true, true])
})

test('the hours of a restaurant that pauses or closes know it, and its notices leave it out', () => {
  const hours = withStanding(EVENINGS, CLOSING)
  if (!hours) throw new Error('There are no hours')
  expect(sittingsOn(hours, day('2027-03-31'))).toHaveLength(1)
  expect(sittingsOn(hours, day('2027-04-01'))).toEqual([])
  expect(sittingsOn(hours, day('2031-07-01'))).toEqual([])
  expect(hoursNotices(hours, day('2027-03-31'), 'jp', SPOKEN.jp)).toEqual([])
  expect(withStanding(hours, CLOSING)).toEqual(hours)
  expect(readOpeningHours(hours)).toEqual(hours)
})

test('a restaurant without hours as data rests in its pause, and its hours in words stay', () => {
  const hours = withStanding(null, PAUSE)
  expect(hours && restsOn(hours, day('2027-03-01'))).toBe(true)
  expect(hours && restsOn(hours, day('2027-06-01'))).toBe(false)
  expect(writtenHours(hours, { en: 'From 11' }).en).toBe('From 11')
})

test('a day begins at midnight in Tokyo, or when the last evening’s guests have left', () => {
  const at = (time: string) => tokyoMinute(new Date(`2027-04-01T${time}+09:00`))
  expect(standingDay(null, at('00:00'))).toBe(day('2027-04-01'))
  expect(standingDay(null, at('00:00') - 1)).toBe(day('2027-03-31'))
  const hours = withStanding(EVENINGS, CLOSING)
  expect(standingDay(hours, at('01:59'))).toBe(day('2027-03-31'))
  expect(standingDay(hours, at('02:00'))).toBe(day('2027-04-01'))
})
