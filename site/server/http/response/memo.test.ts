import { expect, test } from 'vitest'
import { createMemo } from './memo.ts'
import { representation } from './representation.ts'

const VERSION = {}
const page = (bytes: number) => representation('x'.repeat(bytes), {})

/** Room for two pages of 1,000 bytes with their compressed variants. */
const TWO_PAGES = 3_200

test('a page is made once for a version, and again for the next', () => {
  const memo = createMemo(TWO_PAGES, Date.now)
  const first = memo.get(VERSION, '/', () => page(1000))
  expect(memo.get(VERSION, '/', () => page(1000))).toBe(first)
  expect(memo.peek(VERSION, '/')).toBe(first)
  expect(memo.peek({}, '/')).toBeUndefined()
  expect(memo.get({}, '/', () => page(1000))).not.toBe(first)
})

test('a page that is out of date by the clock is made again, in the space of the former one', () => {
  let now = 1000
  const memo = createMemo(TWO_PAGES, () => now)
  const until = (ms: number) => representation('x'.repeat(1000), {}, { until: ms })
  const open = memo.get(VERSION, '/', () => until(2000))
  now = 1999
  expect(memo.peek(VERSION, '/')).toBe(open)
  now = 2000
  expect(memo.peek(VERSION, '/')).toBeUndefined()
  const closed = until(3000)
  expect(memo.get(VERSION, '/', () => closed)).toBe(closed)
  expect(memo.size()).toBe(TWO_PAGES / 2)
})

test('a page that was not requested again makes room for a new one', () => {
  const memo = createMemo(TWO_PAGES, Date.now)
  for (const path of ['/', '/about']) memo.get(VERSION, path, () => page(1000))
  memo.peek(VERSION, '/')
  memo.get(VERSION, '/contact', () => page(1000))
  expect(kept(memo, ['/', '/about', '/contact'])).toEqual(['/', '/contact'])
  expect(memo.size()).toBe(TWO_PAGES)
})

test('a page that is no longer requested is removed in its turn', () => {
  const memo = createMemo(TWO_PAGES, Date.now)
  memo.get(VERSION, '/', () => page(1000))
  memo.peek(VERSION, '/')
  const later = ['/about', '/contact', '/privacy', '/restaurants']
  for (const path of later) memo.get(VERSION, path, () => page(1000))
  expect(kept(memo, ['/', ...later])).toEqual(['/privacy', '/restaurants'])
})

test('a page larger than the whole cache is kept alone until the next one comes', () => {
  const memo = createMemo(TWO_PAGES, Date.now)
  memo.get(VERSION, '/', () => page(1000))
  memo.get(VERSION, '/restaurants', () => page(9000))
  expect(kept(memo, ['/', '/restaurants'])).toEqual(['/restaurants'])
  memo.get(VERSION, '/', () => page(1000))
  expect(kept(memo, ['/', '/restaurants'])).toEqual(['/'])
})

function kept(memo: ReturnType<typeof createMemo>, paths: string[]): string[] {
  return paths.filter((path) => memo.peek(VERSION, path) !== undefined)
}
