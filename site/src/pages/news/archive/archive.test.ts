import type { NewsItem } from '@noren/contract/resources/news'
import { expect, test } from 'vitest'
import { archiveOf, archiveSearch } from './archive.ts'

const news = (count: number): NewsItem[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: '',
    slug: `no-${index}`,
    date: `${2026 - Math.floor(index / 12)}-01-01`,
    title: { en: `No. ${index}` },
    text: {},
    ...(index % 2 === 0 && { business: 'events' }),
  }))

test('a little news is all listed, and asks for no year', () => {
  const { shown, years, businesses } = archiveOf(news(30), {})
  expect(shown).toHaveLength(30)
  expect(years).toEqual([])
  expect(businesses).toEqual(['events'])
})

test('of much news the newest thirty are listed, and each year leads to its own', () => {
  const all = news(40)
  expect(archiveOf(all, {}).shown).toHaveLength(30)
  expect(archiveOf(all, {}).years).toEqual(['2026', '2025', '2024', '2023'])
  expect(archiveOf(all, { year: '2023' }).shown).toHaveLength(4)
})

test('a business has its own news and its own years', () => {
  const { shown, years } = archiveOf(news(14), { business: 'events', year: '2025' })
  expect(shown.map(({ slug }) => slug)).toEqual(['no-12'])
  expect(years).toEqual(['2026', '2025'])
  expect(archiveOf(news(14), { business: 'none' }).shown).toEqual([])
})

test('a choice has one address', () => {
  expect(archiveSearch({})).toBe('')
  expect(archiveSearch({ year: '2025' })).toBe('?year=2025')
  expect(archiveSearch({ business: 'events', year: '2025' })).toBe('?business=events&year=2025')
})
