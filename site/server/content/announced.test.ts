import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { expect, test } from 'vitest'
import { contentAt, NOTHING_PUBLISHED, type PublishedContent } from './published-content.ts'
import { publishedRestaurants } from './published-restaurants.ts'

const ANNOUNCEMENT = { text: { en: 'We rest.' }, from: '2026-12-31', until: '2027-01-03' }

const published: PublishedContent = {
  ...NOTHING_PUBLISHED,
  light: 'night',
  snapshot: {
    ...NOTHING_PUBLISHED.snapshot,
    content: { company: { announcement: ANNOUNCEMENT } },
  },
}

test('the content changes when an announcement’s first day begins in Japan, and after its last', () => {
  const before = contentAt(published, new Date('2026-12-30T23:59:59+09:00'))
  expect(before).toBe(published)
  const during = contentAt(before, new Date('2026-12-31T00:00:00+09:00'))
  expect(during).not.toBe(published)
  expect(during.announced).toEqual([{ text: ANNOUNCEMENT.text }])
  expect(contentAt(during, new Date('2027-01-03T23:59:59+09:00'))).toBe(during)
  const after = contentAt(during, new Date('2027-01-04T00:00:00+09:00'))
  expect(after).not.toBe(during)
  expect(after.announced).toEqual([])
})

/** Content with two restaurants of three that are closed over the New Year. */
function closedOverNewYear(banner: 'everywhere' | 'restaurant'): PublishedContent {
  const from = '2026-12-31'
  const reason = { en: 'New Year', jp: '年末年始' }
  const hours = hoursOf({ closures: [{ from, to: '2027-01-03', reason, banner }] })
  const bannered = [
    { slug: 'shiobi', name: { en: 'Shiobi', jp: '潮火' }, hours },
    { slug: 'onda', name: { en: 'Onda', jp: '恩田' }, hours },
  ]
  const none = { bytes: new Uint8Array(), starts: new Uint32Array(), ends: new Uint32Array() }
  const restaurants = publishedRestaurants(
    {
      slugs: ['shiobi', 'onda', 'yoriai'],
      details: none,
      items: none,
      hash: '',
      createdAt: [],
      hashes: [],
      bannered,
      stated: [],
    },
    new Date('2026-12-01'),
  )
  return { ...NOTHING_PUBLISHED, restaurants }
}

test('a closure of two restaurants is one line above every page, with another text on its last day', () => {
  const content = closedOverNewYear('everywhere')
  const during = contentAt(content, new Date('2026-12-24T05:00:00+09:00'))
  expect(during.announced).toEqual([
    {
      text: {
        en: 'Shiobi and Onda: Closed 31 December – 3 January (New Year)',
        jp: '潮火・恩田：12月31日（木）〜1月3日（日）は休業いたします（年末年始）',
      },
      link: '/restaurants',
    },
  ])
  expect(contentAt(during, new Date('2026-12-25T04:59:59+09:00'))).toBe(during)
  const later = contentAt(during, new Date('2026-12-30T23:59:59+09:00'))
  expect(later.announced).toEqual(during.announced)
  const last = contentAt(during, new Date('2027-01-03T12:00:00+09:00'))
  expect(last.announced[0]?.text.jp).toBe('潮火・恩田：本日は休業いたします（年末年始）')
  const night = contentAt(last, new Date('2027-01-04T04:59:59+09:00'))
  expect(night.announced).toEqual(last.announced)
  expect(contentAt(last, new Date('2027-01-04T05:00:00+09:00')).announced).toEqual([])
})

test('a line for the restaurants’ own pages names those pages', () => {
  const content = closedOverNewYear('restaurant')
  expect(contentAt(content, new Date('2027-01-01T12:00:00+09:00')).announced).toEqual([
    {
      text: {
        en: 'Closed until 3 January (New Year)',
        jp: '1月3日（日）まで休業いたします（年末年始）',
      },
      on: ['shiobi', 'onda'],
    },
  ])
})
