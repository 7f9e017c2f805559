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
  expect(readStanding({ ...CLOSING, until: '2027-03-31' })).toEqual({
    kind: 'closes',
    from: '2027-04-01',
  })
})

test('a pause, and what the page says of a closing, may last one day', () => {
  const pause = { ...PAUSE, to: PAUSE.from }
  const closing = { ...CLOSING, until: CLOSING.from }
  expect(readStanding(pause)).toEqual(pause)
  expect(readStanding(closing)).toEqual(closing)
})

test('a pause without an end is one, and a closing has none', () => {
  const pause = { kind: 'pauses', from: '2027-03-01' }
  expect(readStanding(pause)).toEqual(pause)
  expect(readStanding({ ...CLOSING, to: '2027-05-31' })).toEqual(CLOSING)
})

test('staff’s words and the new area are read, and what the site adds only where it is so', () => {
  const said = { note: { en: 'Thank you.', jp: 'ありがとうございました。' }, area: { en: 'Zushi' } }
  expect(readStanding({ ...MOVE, ...said, begun: true, gone: true })).toMatchObject({
    ...said,
    begun: true,
    gone: true,
  })
  const read = readStanding({ ...MOVE, begun: 'yes', gone: 1 })
  expect(read).toEqual(MOVE)
})

test('a restaurant that moves receives guests, its hours stay, and the page says so until its last day', () => {
  const move = readStanding({ ...MOVE, until: '2027-06-30', to: '2027-04-02' })
  if (!move) throw new Error('The move cannot be read')
  expect(isAwayOn(move, '2027-04-01')).toBe(false)
  expect(phaseOn(move, day('2027-06-30'))).toBe('begun')
  expect(phaseOn(move, day('2027-07-01'))).toBe('over')
  expect(withStanding(EVENINGS, move)).toBe(EVENINGS)
  expect(withStanding(EVENINGS, null)).toBe(EVENINGS)
})

test('days on which a restaurant rests anyway stay beside its pause', () => {
  const own = { from: '2027-01-01', to: '2027-01-03', reason: { en: 'New Year' } }
  const hours = withStanding(readOpeningHours({ ...EVENINGS, closures: [own] }), PAUSE)
  expect(hours?.closures).toEqual([
    own,
    { from: '2027-03-01', to: '2027-05-31', reason: {}, quiet: true },
  ])
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

test('a day begins when the latest of last evening’s guests have left', () => {
  const hours = readOpeningHours({
    sessions: [
      { days: ['wed'], opens: '11:30', closes: '14:00' },
      { days: ['wed'], opens: '17:00', closes: '25:00' },
    ],
  })
  const at = (time: string) => tokyoMinute(new Date(`2027-04-01T${time}+09:00`))
  expect(standingDay(hours, at('00:59'))).toBe(day('2027-03-31'))
  expect(standingDay(hours, at('01:00'))).toBe(day('2027-04-01'))
})
