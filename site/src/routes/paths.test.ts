import { CALL_NAMES } from '@noren/contract/resources/calls'
import { SITE_PAGE_NAMES, SITE_PAGES } from '@noren/contract/site-pages'
import { expect, test } from 'vitest'
import { resolvePath } from './paths.ts'

test('every call belongs to a page: the home page’s are in contract/src/resources/home-calls.ts', () => {
  const asked = new Set<string>(SITE_PAGE_NAMES.flatMap((route) => [...SITE_PAGES[route].calls]))
  expect(CALL_NAMES.filter((name) => !asked.has(name))).toEqual([])
})

test('each path of the table is a page in each language, and any other path is none', () => {
  expect(resolvePath('/')).toEqual({ route: 'home', language: 'en' })
  expect(resolvePath('/ja/about')).toEqual({ route: 'about', language: 'jp' })
  expect(resolvePath('/ja/restaurants/潮火')).toEqual({
    route: 'restaurant',
    language: 'jp',
    restaurantName: '潮火',
  })
  for (const nowhere of ['/about/', '/abouts', '/restaurants/', '/restaurants/a/b', '/ja/ja']) {
    expect(resolvePath(nowhere), nowhere).toBeNull()
  }
})

test('the page of a piece of news is found by its address, the list by business and year', () => {
  const item = { route: 'newsItem', language: 'jp', slug: '2026-11-26-menu' }
  expect(resolvePath('/ja/news/2026-11-26-menu')).toEqual(item)
  expect(resolvePath('/news')).toEqual({ route: 'news', language: 'en' })
  expect(resolvePath('/news', '?business=events&year=2025')).toMatchObject({
    business: 'events',
    year: '2025',
  })
  expect(resolvePath('/news', '?year=2025')).toMatchObject({ year: '2025' })
  expect(resolvePath('/news', '?utm_source=x')).toEqual({ route: 'news', language: 'en' })
})

test('a query decides the page of the restaurants and the subject of the contact page, nothing else', () => {
  expect(resolvePath('/restaurants', '?page=3')).toMatchObject({ page: 3 })
  expect(resolvePath('/restaurants', '?page=1')).not.toHaveProperty('page')
  expect(resolvePath('/about', '?page=3')).not.toHaveProperty('page')
  expect(resolvePath('/contact', '?restaurant=onda')).toMatchObject({ query: '?restaurant=onda' })
  const withPeople = '?restaurant=onda&people=3'
  expect(resolvePath('/contact', withPeople)).toMatchObject({ query: withPeople })
  expect(resolvePath('/contact', '?utm_source=x')).not.toHaveProperty('query')
})
