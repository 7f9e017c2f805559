import { expect, test } from 'vitest'
import { shownPages } from './pagination.tsx'

/** The page numbers as text, with … for the omitted ones. */
const read = (current: number, count: number) =>
  shownPages(current, count)
    .map(({ number, afterGap }) => (afterGap ? `… ${number}` : String(number)))
    .join(' ')

test('a list of few pages shows every page number', () => {
  expect(read(1, 2)).toBe('1 2')
  expect(read(2, 3)).toBe('1 2 3')
})

test('a long list shows the first page, the last, and those around the current one', () => {
  expect(read(1, 417)).toBe('1 2 … 417')
  expect(read(7, 417)).toBe('1 … 6 7 8 … 417')
  expect(read(417, 417)).toBe('1 … 416 417')
})

test('beyond the last page the list links back to the last one', () => {
  expect(read(9, 2)).toBe('1 2')
})
