import { expect, test } from 'vitest'
import type { NewsItem } from './news.ts'
import { NEWEST, TITLES } from './news-calls.ts'
import { newsPart } from './news-parts.ts'

const NEWS: NewsItem[] = ['e', 'd', 'c', 'b', 'a'].map((slug, index) => ({
  _id: slug,
  slug,
  date: `2026-11-0${5 - index}`,
  title: { en: slug },
  text: { en: `The text of ${slug}` },
  image: { src: `/media/${slug}.webp`, alt: {} },
}))

const slugs = (news: readonly NewsItem[]) => news.map(({ slug }) => slug)

test('the home page gets the three newest, without text and picture', () => {
  const part = newsPart(NEWS, NEWEST)
  expect(slugs(part)).toEqual(['e', 'd', 'c'])
  expect(part[0]).toEqual({ _id: 'e', slug: 'e', date: '2026-11-05', title: { en: 'e' }, text: {} })
})

test('the page of all gets every title and no text', () => {
  const part = newsPart(NEWS, TITLES)
  expect(slugs(part)).toEqual(slugs(NEWS))
  expect(part.every(({ text }) => Object.keys(text).length === 0)).toBe(true)
})

test('a page of one gets it with its text, and its neighbours without', () => {
  const part = newsPart(NEWS, { item: 'd' })
  expect(slugs(part)).toEqual(['e', 'd', 'c'])
  expect(part.map(({ text }) => text.en)).toEqual([undefined, 'The text of d', undefined])
  expect(slugs(newsPart(NEWS, { item: 'e' }))).toEqual(['e', 'd'])
  expect(newsPart(NEWS, { item: 'unknown' })).toEqual([])
})

test('a part of a part is the same, and without parameters it is everything', () => {
  for (const parameters of [NEWEST, TITLES, { item: 'c' }])
    expect(newsPart(newsPart(NEWS, parameters), parameters)).toEqual(newsPart(NEWS, parameters))
  expect(newsPart(NEWS, {})).toEqual(NEWS)
})
