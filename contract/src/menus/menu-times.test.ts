import { expect, test } from 'vitest'
import { SPOKEN } from '../hours/words/spoken.ts'
import { hoursOf } from '../testing/hours-combinations.ts'
import { menuTimesText } from './menu-times.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const LUNCH = { label: 'lunch', opens: '11:30', closes: '15:00', lastOrder: '14:00' }
const HOURS = hoursOf({
  sessions: [
    { ...LUNCH, days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
    { ...LUNCH, days: ['sat', 'sun'], closes: '16:00', lastOrder: '15:00' },
    { label: 'dinner', days: WEEK, opens: '17:30', closes: '26:00' },
  ],
  closedDays: ['tue'],
})

const said = (when: Parameters<typeof menuTimesText>[0], hours: typeof HOURS | null = HOURS) =>
  (['en', 'jp'] as const).map((language) =>
    menuTimesText(when, hours ?? undefined, language, SPOKEN[language]),
  )

test('a menu says the times of its sitting', () => {
  expect(said({ sessions: ['dinner'] })).toEqual(['17:30–2:00', '17:30〜翌2:00'])
})

test('a menu of weekdays says those days, and the times that hold then', () => {
  expect(said({ sessions: ['lunch'], days: ['weekday'] })).toEqual([
    'Weekdays except public holidays, 11:30–15:00 (last order 14:00)',
    '平日　11:30〜15:00（ラストオーダー 14:00）',
  ])
})

test('a menu of public holidays has the times of the day such a holiday falls on', () => {
  expect(said({ sessions: ['lunch'], days: ['holiday'] })).toEqual([
    'Public holidays: Monday and Wednesday–Friday, 11:30–15:00 (last order 14:00); Saturday and Sunday, 11:30–16:00 (last order 15:00)',
    '祝日　月・水〜金　11:30〜15:00（ラストオーダー 14:00）、土・日　11:30〜16:00（ラストオーダー 15:00）',
  ])
})

test('where the times differ by day, each is said with its days', () => {
  expect(said({ sessions: ['lunch'] })).toEqual([
    'Monday and Wednesday–Friday, 11:30–15:00 (last order 14:00); Saturday and Sunday, 11:30–16:00 (last order 15:00)',
    '月・水〜金　11:30〜15:00（ラストオーダー 14:00）、土・日　11:30〜16:00（ラストオーダー 15:00）',
  ])
})

test('days alone, and a sitting whose times nobody knows, are said in words', () => {
  expect(said({ days: ['weekend', 'holiday'] })).toEqual([
    'Weekends and public holidays',
    '土日・祝日',
  ])
  expect(said({ sessions: ['lunch'] }, null)).toEqual(['At lunch', '昼のみ'])
  expect(said({ sessions: ['dinner'], days: ['weekend'] }, null)).toEqual([
    'Weekends, at dinner',
    '土日　夜のみ',
  ])
})
