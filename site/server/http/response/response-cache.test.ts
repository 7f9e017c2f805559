import { expect, test } from 'vitest'
import { representation } from './representation.ts'
import { createResponseCache } from './response-cache.ts'

const VERSION = {}
const page = (bytes: number) => representation('x'.repeat(bytes), {})

/** Room for two pages of 1,000 bytes with their compressed variants. */
const TWO_PAGES = 3_200

test('a page is made once for a version, and again for the next', () => {
  const cache = createResponseCache(TWO_PAGES, Date.now)
  const first = cache.get(VERSION, '/', () => page(1000))
  expect(cache.get(VERSION, '/', () => page(1000))).toBe(first)
  expect(cache.peek(VERSION, '/')).toBe(first)
  expect(cache.peek({}, '/')).toBeUndefined()
  expect(cache.get({}, '/', () => page(1000))).not.toBe(first)
})

test('a page that is out of date by the clock is made again, in the space of the former one', () => {
  let now = 1000
  const cache = createResponseCache(TWO_PAGES, () => now)
  const until = (ms: number) => representation('x'.repeat(1000), {}, { until: ms })
  const open = cache.get(VERSION, '/', () => until(2000))
  now = 1999
  expect(cache.peek(VERSION, '/')).toBe(open)
  now = 2000
  expect(cache.peek(VERSION, '/')).toBeUndefined()
  const closed = until(3000)
  expect(cache.get(VERSION, '/', () => closed)).toBe(closed)
  expect(cache.size()).toBe(TWO_PAGES / 2)
})

test('a page that was not requested again makes room for a new one', () => {
  const cache = createResponseCache(TWO_PAGES, Date.now)
  for (const path of ['/', '/about']) cache.get(VERSION, path, () => page(1000))
  cache.peek(VERSION, '/')
  cache.get(VERSION, '/contact', () => page(1000))
  expect(kept(cache, ['/', '/about', '/contact'])).toEqual(['/', '/contact'])
  expect(cache.size()).toBe(TWO_PAGES)
})

test('a page that is no longer requested is removed in its turn', () => {
  const cache = createResponseCache(TWO_PAGES, Date.now)
  cache.get(VERSION, '/', () => page(1000))
  cache.peek(VERSION, '/')
  const later = ['/about', '/contact', '/privacy', '/restaurants']
  for (const path of later) cache.get(VERSION, path, () => page(1000))
  expect(kept(cache, ['/', ...later])).toEqual(['/privacy', '/restaurants'])
})

test('a page larger than the whole cache is kept alone until the next one comes', () => {
  const cache = createResponseCache(TWO_PAGES, Date.now)
  cache.get(VERSION, '/', () => page(1000))
  cache.get(VERSION, '/restaurants', () => page(9000))
  expect(kept(cache, ['/', '/restaurants'])).toEqual(['/restaurants'])
  cache.get(VERSION, '/', () => page(1000))
  expect(kept(cache, ['/', '/restaurants'])).toEqual(['/'])
})

function kept(cache: ReturnType<typeof createResponseCache>, paths: string[]): string[] {
  return paths.filter((path) => cache.peek(VERSION, path) !== undefined)
}
