import { expect, test } from 'vitest'
import { readNews } from './news.ts'

const menu = {
  _id: '1',
  slug: '2026-11-26-new-menu',
  date: '2026-11-26',
  title: { en: 'A new menu', jp: '新しい品書き' },
  text: { en: 'From December.', jp: '12月から。' },
  image: { src: '/media/menu.webp', alt: { en: 'The menu', jp: '品書き' } },
  business: 'events',
}

test('a piece of news is read with all it has', () => {
  expect(readNews([menu])).toEqual([menu])
})

test('the newest is first, and of one day the order stays', () => {
  const on = (slug: string, date: string) => ({ ...menu, slug, date })
  const read = readNews([on('a', '2025-01-01'), on('b', '2026-03-01'), on('c', '2026-03-01')])
  expect(read.map(({ slug }) => slug)).toEqual(['b', 'c', 'a'])
})

test('what has no address, no day or no title is left out, and a second with one address too', () => {
  const broken = [
    { ...menu, slug: '../x' },
    { ...menu, slug: 'a'.repeat(101) },
    { ...menu, date: '2026-02-30' },
    { ...menu, title: { en: ' ' } },
    null,
    'news',
  ]
  expect(readNews([...broken, menu, { ...menu, _id: '2' }])).toEqual([menu])
})

test('a text in one language, a missing picture and a wrong business are no fault', () => {
  const plain = { _id: '1', slug: 'a', date: '2026-11-26', title: { jp: '休業' }, text: {} }
  expect(readNews([{ ...plain, image: { alt: { en: 'x' } }, business: 'A b' }])).toEqual([plain])
})

test('a thousand pieces are all read', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...menu, slug: `news-${index}` }))
  expect(readNews(many)).toHaveLength(1000)
})
