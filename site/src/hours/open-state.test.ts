import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { BISTRO, IZAKAYA, says, seen, tokyo, WEEK } from './testing/states-seen.ts'

test('during service it says when it closes and takes last orders', () => {
  expect(seen(BISTRO, tokyo('2026-11-20T18:00'))).toEqual({
    open: true,
    closesAt: tokyo('2026-11-20T22:00'),
    lastOrderAt: tokyo('2026-11-20T21:30'),
    takesOrders: true,
    endsSoon: false,
    text: {
      en: 'Open until 22:00 (last order 21:30)',
      jp: '営業中・22:00まで（ラストオーダー 21:30）',
    },
  })
})

test('the last order is possible in its minute and no later', () => {
  expect(says(BISTRO, '2026-11-20T21:30')).toEqual([
    'Open until 22:00 (last order 21:30)',
    '営業中・22:00まで（ラストオーダー 21:30）',
  ])
  expect(seen(BISTRO, tokyo('2026-11-20T21:31'))).toEqual({
    open: true,
    closesAt: tokyo('2026-11-20T22:00'),
    lastOrderAt: null,
    takesOrders: false,
    endsSoon: true,
    text: {
      en: 'Kitchen closed · open until 22:00',
      jp: 'ご注文は終了・22:00まで営業',
    },
  })
})

test('from half an hour before the last order on, or before it closes where there is none, it ends soon', () => {
  const soonAt = (hours: typeof BISTRO, minute: string) =>
    seen(hours, tokyo(`2026-11-20T${minute}`))
  expect(soonAt(BISTRO, '20:59')).toMatchObject({ endsSoon: false })
  expect(soonAt(BISTRO, '21:00')).toMatchObject({ endsSoon: true })
  const without = hoursOf({ sessions: [{ days: WEEK, opens: '11:30', closes: '22:00' }] })
  expect(soonAt(without, '21:29')).toMatchObject({ endsSoon: false })
  expect(soonAt(without, '21:30')).toMatchObject({ endsSoon: true })
})

test('guests are served until the last order, or until it closes where there is none, also after midnight', () => {
  const served = (hours: typeof BISTRO, times: readonly string[]) =>
    times.filter((time) => {
      const state = seen(hours, tokyo(`2026-11-${time}`))
      return state.open && state.takesOrders
    })
  const evening = ['20T17:29', '20T17:30', '20T21:30', '20T21:31', '20T21:59']
  expect(served(BISTRO, evening)).toEqual(['20T17:30', '20T21:30'])
  const without = hoursOf({ sessions: [{ days: ['fri'], opens: '18:00', closes: '26:00' }] })
  const night = ['20T17:59', '20T18:00', '21T01:59', '21T02:00']
  expect(served(without, night)).toEqual(['20T18:00', '21T01:59'])
})

test('it opens on the minute and is closed from the minute it closes', () => {
  expect(seen(BISTRO, new Date('2026-11-20T11:29:59.999+09:00')).open).toBe(false)
  expect(seen(BISTRO, tokyo('2026-11-20T11:30')).open).toBe(true)
  expect(seen(BISTRO, new Date('2026-11-20T21:59:59.999+09:00')).open).toBe(true)
  expect(seen(BISTRO, tokyo('2026-11-20T22:00')).open).toBe(false)
})

test('between lunch and dinner it says when dinner begins', () => {
  expect(seen(BISTRO, tokyo('2026-11-20T15:00'))).toEqual({
    open: false,
    opensAt: tokyo('2026-11-20T17:30'),
    text: { en: 'Opens today at 17:30', jp: '本日17:30から営業' },
  })
})

test('after closing it opens tomorrow', () => {
  expect(says(BISTRO, '2026-11-20T22:30')).toEqual(['Opens tomorrow at 11:30', '明日11:30から営業'])
})

test('weekly and monthly closing days are skipped', () => {
  // 24 November 2026 is the fourth Tuesday, 25 a Wednesday.
  expect(says(BISTRO, '2026-11-23T23:00')).toEqual([
    'Opens Thu 26 Nov at 11:30',
    '11月26日（木）11:30から営業',
  ])
  expect(seen(BISTRO, tokyo('2026-11-17T12:00')).open).toBe(true)
})

test('service goes on past midnight, and belongs to the evening it began on', () => {
  expect(says(IZAKAYA, '2026-11-20T23:00')).toEqual([
    'Open until 2:00 (last order 1:30)',
    '営業中・翌2:00まで（ラストオーダー 翌1:30）',
  ])
  expect(says(IZAKAYA, '2026-11-21T00:30')).toEqual([
    'Open until 2:00 (last order 1:30)',
    '営業中・2:00まで（ラストオーダー 1:30）',
  ])
  expect(seen(IZAKAYA, tokyo('2026-11-21T01:59')).open).toBe(true)
})

test('once the night is over the next opening has its date, until "today" means the same to everyone', () => {
  for (const time of ['02:00', '04:59']) {
    expect(says(IZAKAYA, `2026-11-21T${time}`)).toEqual([
      'Opens Sat 21 Nov at 17:00',
      '11月21日（土）17:00から営業',
    ])
  }
  expect(says(IZAKAYA, '2026-11-21T05:00')).toEqual(['Opens today at 17:00', '本日17:00から営業'])
})

test('a session that ends at midnight says so', () => {
  expect(says(IZAKAYA, '2026-11-19T20:00')).toEqual([
    'Open now · closes midnight',
    '営業中・24:00まで',
  ])
  expect(seen(IZAKAYA, tokyo('2026-11-20T00:00')).open).toBe(false)
})

const YEAR_END = { ...BISTRO, closures: [{ from: '2026-12-28', to: '2027-01-03', reason: {} }] }

test('a temporary closure over the year’s end names the day of the next opening', () => {
  expect(seen(YEAR_END, tokyo('2026-12-28T12:00'))).toEqual({
    open: false,
    opensAt: tokyo('2027-01-04T11:30'),
    text: { en: 'Opens Mon 4 Jan at 11:30', jp: '1月4日（月）11:30から営業' },
  })
  expect(says(YEAR_END, '2027-01-03T23:59')).toEqual([
    'Opens tomorrow at 11:30',
    '明日11:30から営業',
  ])
})

test('the night before a closure is served to its end', () => {
  const hours = { ...IZAKAYA, closures: [{ from: '2026-11-21', to: '2026-11-21', reason: {} }] }
  expect(seen(hours, tokyo('2026-11-21T01:00')).open).toBe(true)
  expect(seen(hours, tokyo('2026-11-21T18:00')).open).toBe(false)
  expect(seen(hours, tokyo('2026-11-22T01:00')).open).toBe(false)
})

test('the day after New Year’s Eve begins at midnight in Tokyo, not in UTC', () => {
  const hours = hoursOf({ sessions: [{ days: ['fri'], opens: '00:00', closes: '01:00' }] })
  expect(seen(hours, new Date('2026-12-31T15:30:00Z')).open).toBe(true)
  expect(seen(hours, new Date('2026-12-31T14:59:00Z')).open).toBe(false)
})

test('a closure of more than a year has no known end', () => {
  const hours = { ...BISTRO, closures: [{ from: '2026-01-01', to: '2028-12-31', reason: {} }] }
  expect(seen(hours, tokyo('2026-11-20T12:00'))).toEqual({
    open: false,
    opensAt: null,
    text: { en: 'Closed until further notice', jp: '当面の間、休業しております' },
  })
})

test('an opening months away is shown with its year', () => {
  const hours = { ...BISTRO, closures: [{ from: '2026-06-01', to: '2027-03-31', reason: {} }] }
  expect(says(hours, '2026-06-01T12:00')).toEqual([
    'Opens Thu 1 Apr 2027 at 11:30',
    '2027年4月1日（木）11:30から営業',
  ])
})

test('sessions that follow each other without a break count as one', () => {
  const hours = hoursOf({
    sessions: [
      { days: WEEK, opens: '11:00', closes: '15:00', lastOrder: '14:30' },
      { days: WEEK, opens: '15:00', closes: '22:00', lastOrder: '21:00' },
    ],
  })
  expect(says(hours, '2026-11-20T14:45')).toEqual([
    'Open until 22:00 (last order 21:00)',
    '営業中・22:00まで（ラストオーダー 21:00）',
  ])
})

test('a restaurant that never closes says so; one that closes in three days says when', () => {
  const always = hoursOf({ sessions: [{ days: WEEK, opens: '00:00', closes: '24:00' }] })
  expect(seen(always, tokyo('2026-11-20T03:00'))).toEqual({
    open: true,
    closesAt: null,
    lastOrderAt: null,
    takesOrders: true,
    endsSoon: false,
    text: { en: 'Open 24 hours', jp: '24時間営業' },
  })
  const restsOnMondays = hoursOf({ ...always, closedDays: ['mon'] })
  expect(says(restsOnMondays, '2026-11-20T03:00')).toEqual([
    'Open now · closes Sun 22 Nov midnight',
    '営業中・11月22日（日）24:00まで',
  ])
})

test('special hours replace a day’s regular ones and open it on a day of rest; a closure overrides them', () => {
  const hours = hoursOf({
    ...BISTRO,
    specialHours: [
      // A Tuesday, a Wednesday of rest, and a Thursday.
      { from: '2026-12-22', to: '2026-12-24', opens: '16:00', closes: '20:00', lastOrder: '19:00' },
    ],
    closures: [{ from: '2026-12-24' }],
  })
  expect(seen(hours, tokyo('2026-12-22T12:00')).open).toBe(false)
  expect(says(hours, '2026-12-22T20:00')).toEqual(['Opens tomorrow at 16:00', '明日16:00から営業'])
  expect(says(hours, '2026-12-23T17:00')).toEqual([
    'Open until 20:00 (last order 19:00)',
    '営業中・20:00まで（ラストオーダー 19:00）',
  ])
  expect(says(hours, '2026-12-23T20:00')).toEqual([
    'Opens Fri 25 Dec at 11:30',
    '12月25日（金）11:30から営業',
  ])
})
