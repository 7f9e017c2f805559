import { expect, test } from 'vitest'
import { shownPages } from './pagination.tsx'

/** The numbers as they read, with … where pages are left out. */
const read = (current: number, count: number) =>
  shownPages(current, count)
    .map(({ number, afterGap }) => (afterGap ? `… ${number}` : String(number)))
    .join(' ')

test('few pages are all shown', () => {
  expect(read(1, 2)).toBe('1 2')
  expect(read(2, 3)).toBe('1 2 3')
})

test('of many pages the first, the last and those around the current one are shown', () => {
  expect(read(1, 417)).toBe('1 2 … 417')
  expect(read(7, 417)).toBe('1 … 6 7 8 … 417')
  expect(read(417, 417)).toBe('1 … 416 417')
})

test('beyond the last page the way back is the last one', () => {
  expect(read(9, 2)).toBe('1 2')
})
