import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { expect, test } from 'vitest'
import { restaurantState } from './restaurant-state.ts'

/** Lunch and dinner, dinner until one at night; closed on Tuesdays, and on 17 December. */
const HOURS = readOpeningHours({
  sessions: [
    { days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '11:30', closes: '14:00' },
    { days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '17:00', closes: '25:00' },
  ],
  closedDays: ['tue'],
  closures: [{ from: '2026-12-17', to: '2026-12-17', reason: { en: 'Private party', jp: '貸切' } }],
  specialHours: [{ from: '2026-12-18', to: '2026-12-18', opens: '18:00', closes: '21:00' }],
})

/** What Today says at a time on a clock in Japan. */
const at = (time: string) => restaurantState(HOURS, new Date(`2026-12-${time}:00+09:00`))

test('an open restaurant is said with all its hours of today', () => {
  const words = {
    en: 'Open 11:30–14:00, 17:00–1:00',
    ja: '営業中 11:30〜14:00、17:00〜翌1:00',
  }
  expect(at('16T12:00')).toEqual({ isOpen: true, words })
  expect(at('17T00:30')).toEqual({ isOpen: true, words })
})

test('before and between its hours it says when it opens, afterwards that the day is over', () => {
  expect(at('16T09:00').words).toEqual({ en: 'Opens at 11:30', ja: '準備中 11:30から' })
  expect(at('16T15:00').words).toEqual({ en: 'Opens at 17:00', ja: '準備中 17:00から' })
  expect(at('17T02:00').words).toEqual({ en: 'Closed for today', ja: '本日の営業は終了' })
})

test('a day off, a closure with its reason and special hours are told apart', () => {
  expect(at('15T12:00').words).toEqual({ en: 'Regular day off', ja: '定休日' })
  expect(at('17T12:00').words).toEqual({
    en: 'Closed today: Private party',
    ja: '本日休業：貸切',
  })
  expect(at('18T19:00').words).toEqual({
    en: 'Open 18:00–21:00 (special hours)',
    ja: '営業中 18:00〜21:00（特別営業）',
  })
})

test('a restaurant without hours says that they are missing', () => {
  expect(restaurantState(null, new Date()).words.ja).toBe('営業時間が未入力です')
})

test('a restaurant that pauses or has closed for good is not said to have a day off', () => {
  const away = { from: '2026-12-01', to: '9999-12-31', reason: {}, quiet: true as const }
  const hours = HOURS && { ...HOURS, closures: [away] }
  const { isOpen, words } = restaurantState(hours, new Date('2026-12-16T12:00:00+09:00'))
  expect([isOpen, words.ja]).toEqual([false, '休業・閉店'])
})
