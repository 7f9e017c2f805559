import { expect, test } from 'vitest'
import type { Menu } from '../resources/menus.ts'
import { hoursOf } from '../testing/hours-combinations.ts'
import { servedMenus } from './served-menus.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const HOURS = hoursOf({
  sessions: [
    { days: WEEK, label: 'lunch', opens: '11:30', closes: '15:00', lastOrder: '14:00' },
    { days: WEEK, label: 'dinner', opens: '17:30', closes: '25:00' },
  ],
  closures: [{ from: '2026-12-31', to: '2027-01-03' }],
  specialHours: [{ from: '2026-12-24', opens: '16:00', closes: '22:00' }],
})

const name = {}
const LUNCH: Menu = { name, when: { sessions: ['lunch'] } }
const DINNER: Menu = { name, when: { sessions: ['dinner'] } }
const WEEKDAY_LUNCH: Menu = { name, when: { sessions: ['lunch'], days: ['weekday'] } }
const HOLIDAYS: Menu = { name, when: { days: ['weekend', 'holiday'] } }
const ALWAYS = { name }

const served = (menus: readonly Menu[], time: string, hours = HOURS) =>
  servedMenus(menus, hours, new Date(`${time}:00+09:00`))

test('during lunch the lunch menu is served, until its last order', () => {
  const menus = [LUNCH, DINNER, ALWAYS]
  expect(served(menus, '2026-12-01T12:00')).toEqual([true, false, true])
  expect(served(menus, '2026-12-01T14:00')).toEqual([true, false, true])
  expect(served(menus, '2026-12-01T14:01')).toEqual([false, true, true])
})

test('while the restaurant is closed the menu of its next sitting is served', () => {
  const menus = [LUNCH, DINNER]
  expect(served(menus, '2026-12-01T16:00')).toEqual([false, true])
  expect(served(menus, '2026-12-01T09:00')).toEqual([true, false])
  expect(served(menus, '2026-12-30T23:00')).toEqual([false, true])
  expect(served(menus, '2027-01-01T12:00')).toEqual([true, false])
})

test('an evening that lasts past midnight is that of the day before', () => {
  expect(served([LUNCH, DINNER], '2026-12-02T00:30')).toEqual([false, true])
  expect(served([LUNCH, DINNER], '2026-12-02T01:00')).toEqual([true, false])
})

test('a weekday’s menu rests on weekends and public holidays', () => {
  const menus = [WEEKDAY_LUNCH, HOLIDAYS]
  // Monday 23 November 2026 is a public holiday, the 24th an ordinary Tuesday.
  expect(served(menus, '2026-11-22T12:00')).toEqual([false, true])
  expect(served(menus, '2026-11-23T12:00')).toEqual([false, true])
  expect(served(menus, '2026-11-24T12:00')).toEqual([true, false])
})

test('special hours have no name: every menu may be served', () => {
  expect(served([LUNCH, DINNER], '2026-12-24T17:00')).toEqual([true, true])
})

test('where hours are not known, or no menu would be served, all are', () => {
  const at = new Date('2026-12-01T20:00:00+09:00')
  expect(servedMenus([LUNCH, DINNER], undefined, at)).toEqual([true, true])
  expect(served([LUNCH, WEEKDAY_LUNCH], '2026-12-01T20:00')).toEqual([true, true])
  const closed = hoursOf({ closures: [{ from: '2026-01-01', to: '2029-01-01' }] })
  expect(served([LUNCH, DINNER], '2026-12-01T20:00', closed)).toEqual([true, true])
})
