import { expect, test } from 'vitest'
import { readOpeningHours } from './opening-hours.ts'
import { writtenHours } from './written-hours.ts'

const sessions = [{ days: ['mon'], opens: '17:00', closes: '22:00' }]
const closures = [
  { from: '2026-12-28', to: '2027-01-03', reason: { en: 'New Year', jp: '年末年始' } },
  { from: '2026-12-10', reason: { jp: '棚卸し' } },
]

test('opening hours are written out, and remarks follow them', () => {
  const hours = readOpeningHours({ sessions, closedDays: ['tue'], closures })
  expect(writtenHours(hours, { en: 'Until sold out', jp: '売り切れまで' })).toEqual({
    en: 'Monday:\n17:00–22:00\nClosed on Tuesdays\nUntil sold out',
    jp: '月\n17:00〜22:00\n定休日 火曜日\n売り切れまで',
  })
})

test('a remark that repeats the opening hours is left out', () => {
  const hours = readOpeningHours({ sessions, closedDays: ['tue'] })
  const remarks = { jp: '月\n17:00〜22:00\n定休日 火曜日\nそばがなくなりしだい閉店' }
  expect(writtenHours(hours, remarks).jp).toBe(
    '月\n17:00〜22:00\n定休日 火曜日\nそばがなくなりしだい閉店',
  )
})

test('a remark in one language only follows the hours in that language alone', () => {
  const hours = readOpeningHours({ sessions })
  expect(writtenHours(hours, { jp: '売り切れまで' })).toEqual({
    en: 'Monday:\n17:00–22:00',
    jp: '月\n17:00〜22:00\n売り切れまで',
  })
})

test('without opening hours the text is shown alone, in the languages it has', () => {
  expect(writtenHours(null, { en: 'Late, every day' })).toEqual({ en: 'Late, every day' })
  expect(writtenHours(null, {})).toEqual({})
})

test('where times of service are only a text, days of rest and closures follow it', () => {
  const hours = readOpeningHours({ closedDays: ['tue'], closures })
  expect(writtenHours(hours, { en: '11:00–20:00', jp: '11時から20時' })).toEqual({
    en: '11:00–20:00\nClosed on Tuesdays\nClosed on 10 December 2026\nClosed 28 December 2026 – 3 January 2027 (New Year)',
    jp: '11時から20時\n定休日 火曜日\n2026年12月10日（木）は休業（棚卸し）\n2026年12月28日（月）〜2027年1月3日（日）は休業（年末年始）',
  })
})
