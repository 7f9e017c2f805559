import { type Day, readDay } from '@noren/contract/hours/calendar'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { noticeKey, noticesOf, noticeText } from './notice-text.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const HOURS = hoursOf({
  sessions: [{ label: 'dinner', days: WEEK, opens: '17:30', closes: '25:00' }],
  closedDays: ['mon'],
  closures: [
    { from: '2026-12-28', to: '2027-01-03', reason: { en: 'New Year holidays', jp: '年末年始' } },
    { from: '2026-11-01', to: '2026-11-02' },
  ],
  specialHours: [{ from: '2026-12-24', to: '2026-12-24', opens: '16:00', closes: '25:30' }],
})
const TODAY: Day = readDay('2026-11-30') ?? 0

const notices = noticesOf(HOURS, TODAY)
const notice = (place: number, language: 'en' | 'jp') => {
  const span = notices[place]
  return span && noticeText(span, HOURS, language)
}

test('closures and special hours of today and after are offered, the next one first', () => {
  expect(notices.map(noticeKey)).toEqual(['2026-12-24_2026-12-24', '2026-12-28_2027-01-03'])
})

test('a closure says its days, its reason, and when guests can come again after a day of rest', () => {
  expect(notice(1, 'jp')).toEqual({
    title: '臨時休業のお知らせ',
    opening: '誠に勝手ながら、',
    days: ['12月28日（月）〜', '1月3日（日）'],
    times: [],
    reason: '年末年始',
    says: '休業いたします。',
    reopens: '1月5日（火）は17時30分より営業いたします。',
    apology: 'ご不便をおかけいたしますが、何とぞよろしくお願い申し上げます。',
  })
  expect(notice(1, 'en')).toMatchObject({
    title: 'Temporary closure',
    days: ['28 December – ', '3 January'],
    reason: 'New Year holidays',
    reopens: 'We open again on 5 January at 17:30.',
  })
})

test('special hours say their times, past midnight too', () => {
  expect(notice(0, 'jp')).toMatchObject({
    title: '営業時間変更のお知らせ',
    days: ['12月24日（木）'],
    times: ['16時〜翌1時30分'],
    reopens: '',
  })
  expect(notice(0, 'en')).toMatchObject({ times: ['16:00–1:30'], days: ['24 December'] })
})
