import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'
import { readOpeningHours } from './opening-hours.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function lines(raw: object): { en: string[]; jp: string[] } {
  const hours = readOpeningHours(raw)
  return hours ? { en: hoursText(hours, 'en'), jp: hoursText(hours, 'jp') } : { en: [], jp: [] }
}

test('an izakaya reads as a person would write it', () => {
  expect(
    lines({
      sessions: [
        { days: ['fri', 'sat', 'holidayEve'], opens: '17:00', closes: '2:00', lastOrder: '1:30' },
        {
          days: ['mon', 'tue', 'wed', 'thu', 'sun'],
          opens: '17:00',
          closes: '24:00',
          lastOrder: '23:00',
        },
      ],
      closedDays: ['wed'],
      closedNth: [{ weekday: 'tue', nth: [2, 4] }],
      closedDayOnHoliday: 'shift',
    }),
  ).toEqual({
    en: [
      'Monday, Tuesday, Thursday and Sunday:',
      '17:00–midnight (last order 23:00)',
      'Friday, Saturday and days before public holidays:',
      '17:00–2:00 (last order 1:30)',
      'Closed on Wednesdays and the 2nd and 4th Tuesdays of the month, even before public holidays, except public holidays (closed the next weekday instead)',
    ],
    jp: [
      '月・火・木・日',
      '17:00〜24:00（ラストオーダー 23:00）',
      '金・土・祝前日',
      '17:00〜翌2:00（ラストオーダー 翌1:30）',
      '定休日 水曜日、第2・第4火曜日（祝日の場合は営業し、翌平日休み。祝前日の場合は休み）',
    ],
  })
})

test('lunch and dinner of the same days are listed below them', () => {
  expect(
    lines({
      sessions: [
        { days: WEEK, label: 'dinner', opens: '17:30', closes: '22:00' },
        { days: WEEK, label: 'lunch', opens: '11:30', closes: '14:30', lastOrder: '14:00' },
      ],
    }),
  ).toEqual({
    en: ['Every day:', 'Lunch 11:30–14:30 (last order 14:00)', 'Dinner 17:30–22:00'],
    jp: ['毎日', 'ランチ 11:30〜14:30（ラストオーダー 14:00）', 'ディナー 17:30〜22:00'],
  })
})

test('three days in a row become a range, and holidays come last', () => {
  expect(
    lines({
      sessions: [
        { days: ['sat', 'sun', 'holiday'], opens: '8:00', closes: '18:00' },
        { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '11:00', closes: '15:00' },
      ],
      closedDays: ['holiday'],
    }),
  ).toEqual({
    en: [
      'Monday–Friday:',
      '11:00–15:00',
      'Saturday and Sunday:',
      '8:00–18:00',
      'Closed on public holidays',
    ],
    jp: ['月〜金', '11:00〜15:00', '土・日', '8:00〜18:00', '定休日 祝日'],
  })
  expect(lines({ sessions: [{ days: ['holiday'], opens: '8:00', closes: '18:00' }] }).en).toEqual([
    'Public holidays:',
    '8:00–18:00',
  ])
})

test('a restaurant open around the clock says so, and one that has only days of rest says which', () => {
  const all = [...WEEK, 'holiday']
  for (const times of [
    { opens: '0:00', closes: '24:00' },
    { opens: '11:00', closes: '11:00' },
  ]) {
    expect(lines({ sessions: [{ days: all, ...times }] })).toEqual({
      en: ['Every day:', 'Open 24 hours'],
      jp: ['毎日', '24時間営業'],
    })
  }
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']
  expect(lines({ sessions: [{ days: weekdays, opens: '0:00', closes: '0:00' }] })).toEqual({
    en: ['Monday–Friday:', 'Open 24 hours'],
    jp: ['月〜金', '24時間営業'],
  })
  expect(
    lines({
      sessions: [{ days: WEEK, opens: '11:00', closes: '11:00', lastOrder: '10:30' }],
      closedDays: ['sun'],
    }),
  ).toEqual({
    en: ['Monday–Saturday:', '11:00–11:00 the next day (last order 10:30)', 'Closed on Sundays'],
    jp: ['月〜土', '11:00〜翌11:00（ラストオーダー 翌10:30）', '定休日 日曜日'],
  })
})

test('a session that only names days of rest has no line', () => {
  expect(
    lines({
      sessions: [{ days: ['mon'], opens: '8:00', closes: '18:00' }],
      closedDays: ['mon'],
      closedDayOnHoliday: 'open',
    }),
  ).toEqual({
    en: ['Closed on Mondays, except public holidays'],
    jp: ['定休日 月曜日（祝日の場合は営業）'],
  })
})
