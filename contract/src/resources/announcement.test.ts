import { expect, test } from 'vitest'
import { isShownOn, readAnnouncement } from './announcement.ts'

const YEAR_END = { from: '2026-12-20', until: '2027-01-04' }

test('an announcement is shown from its first day to its last', () => {
  const shown = (day: string) => isShownOn({ text: {}, ...YEAR_END }, day)
  expect(['2026-12-19', '2026-12-20', '2027-01-04', '2027-01-05'].map(shown)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isShownOn({ text: {}, from: '2026-12-20' }, '2030-01-01')).toBe(true)
  expect(isShownOn({ text: {}, until: '2026-12-20' }, '2020-01-01')).toBe(true)
})

test('the valid parts of an announcement are read; without a text there is none', () => {
  const text = { en: 'We move.', jp: '移転します。' }
  expect(readAnnouncement({ text, link: '/contact', ...YEAR_END })).toEqual({
    text,
    link: '/contact',
    ...YEAR_END,
  })
  expect(readAnnouncement({ text, link: null, from: 'soon', until: '2027-02-30' })).toEqual({
    text,
  })
  expect(readAnnouncement({ text: { en: '' }, link: '/contact' })).toBeNull()
  expect(readAnnouncement('We move.')).toBeNull()
})
