import { expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { readDay } from './calendar.ts'
import { hoursNotices } from './notices.ts'
import { type OpeningHours, readOpeningHours } from './opening-hours.ts'
import { SPOKEN } from './words/spoken.ts'

const notice = (hours: OpeningHours, date: string, language: Language) =>
  hoursNotices(hours, readDay(date) ?? 0, language, SPOKEN[language])[0]

/** The notice of a day in December 2026 or later, in both languages. */
function notices(closure: object, date: string) {
  const hours = readOpeningHours({
    sessions: [{ days: ['mon'], opens: '11:00', closes: '20:00' }],
    closures: [{ from: '2027-06-01', to: '2027-06-02' }, closure],
  })
  return hours && [notice(hours, date, 'en')?.text, notice(hours, date, 'jp')?.text]
}

const YEAR_END = {
  from: '2026-12-28',
  to: '2027-01-03',
  reason: { en: 'New Year', jp: '年末年始' },
}

test('a closure is announced from two weeks before it begins until its last day', () => {
  expect(notices(YEAR_END, '2026-12-13')).toEqual([undefined, undefined])
  expect(notices(YEAR_END, '2026-12-14')).toEqual([
    'Closed 28 December – 3 January',
    '12月28日（月）〜1月3日（日）は休業いたします',
  ])
  expect(notices(YEAR_END, '2026-12-28')).toEqual([
    'Closed until 3 January',
    '1月3日（日）まで休業いたします',
  ])
  expect(notices(YEAR_END, '2027-01-03')).toEqual(['Closed today', '本日は休業いたします'])
  expect(notices(YEAR_END, '2027-01-04')).toEqual([undefined, undefined])
})

test('a single day and a range within a month read naturally', () => {
  expect(notices({ from: '2026-12-16' }, '2026-12-10')).toEqual([
    'Closed on 16 December',
    '12月16日（水）は休業いたします',
  ])
  expect(notices({ from: '2026-12-16', to: '2026-12-18' }, '2026-12-10')).toEqual([
    'Closed 16–18 December',
    '12月16日（水）〜12月18日（金）は休業いたします',
  ])
})

test('a closure that ends in another year far away names the year', () => {
  expect(notices({ from: '2026-12-16', to: '2028-12-20' }, '2026-12-10')).toEqual([
    'Closed 16 December – 20 December 2028',
    '12月16日（水）〜2028年12月20日（水）は休業いたします',
  ])
})

test('the reason is in the visitor’s language, else in the other one and marked as such', () => {
  const hours = readOpeningHours({
    sessions: [{ days: ['mon'], opens: '11:00', closes: '20:00' }],
    closures: [{ from: '2026-12-28', reason: { en: 'New Year' } }],
  })
  expect(hours && notice(hours, '2026-12-28', 'jp')?.reason).toEqual({
    value: 'New Year',
    lang: 'en',
  })
})

test('the first of two closures is announced', () => {
  const hours = readOpeningHours({
    sessions: [{ days: ['mon'], opens: '11:00', closes: '20:00' }],
    closures: [{ from: '2026-12-10' }, { from: '2026-12-05' }],
  })
  expect(hours && notice(hours, '2026-12-01', 'en')?.text).toBe('Closed on 5 December')
})

/** The notices of special hours on a day, in both languages. */
function said(raw: object, date: string) {
  const hours = readOpeningHours(raw)
  return (['en', 'jp'] as const).map(
    (language) =>
      hours &&
      hoursNotices(hours, readDay(date) ?? 0, language, SPOKEN[language]).map(({ text }) => text),
  )
}

test('special hours are announced from two weeks before, with all times of those days', () => {
  const raw = {
    specialHours: [
      { from: '2026-12-24', to: '2026-12-25', opens: '17:00', closes: '22:00', lastOrder: '21:00' },
      { from: '2026-12-24', to: '2026-12-25', opens: '11:30', closes: '15:00' },
    ],
  }
  expect(said(raw, '2026-12-09')).toEqual([[], []])
  expect(said(raw, '2026-12-10')).toEqual([
    ['Special hours 24–25 December: 11:30–15:00, 17:00–22:00 (last order 21:00)'],
    [
      '12月24日（木）〜12月25日（金）は11:30〜15:00、17:00〜22:00（ラストオーダー 21:00）の営業です',
    ],
  ])
  expect(said(raw, '2026-12-24')[1]).toEqual([
    '12月25日（金）まで11:30〜15:00、17:00〜22:00（ラストオーダー 21:00）の営業です',
  ])
  expect(said(raw, '2026-12-26')).toEqual([[], []])
})

test('special hours around the clock are written in words', () => {
  const raw = { specialHours: [{ from: '2026-12-31', opens: '0:00', closes: '24:00' }] }
  expect(said(raw, '2026-12-24')).toEqual([
    ['Special hours on 31 December: open 24 hours'],
    ['12月31日（木）は24時間の営業です'],
  ])
  const night = { specialHours: [{ from: '2026-12-31', opens: '10:00', closes: '10:00' }] }
  expect(said(night, '2026-12-31')).toEqual([
    ['Special hours today: 10:00–10:00 the next day'],
    ['本日は10:00〜翌10:00の営業です'],
  ])
})

test('special hours and the closure after them are both announced, in their order', () => {
  const raw = {
    closures: [{ from: '2026-12-30', to: '2027-01-03' }],
    specialHours: [{ from: '2026-12-29', opens: '11:00', closes: '16:00' }],
  }
  expect(said(raw, '2026-12-29')).toEqual([
    ['Special hours today: 11:00–16:00', 'Closed 30 December – 3 January'],
    ['本日は11:00〜16:00の営業です', '12月30日（水）〜1月3日（日）は休業いたします'],
  ])
})
