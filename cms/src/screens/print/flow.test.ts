import { expect, test } from 'vitest'
import { type Block, flow } from './flow.ts'

const dish = (height = 10): Block => ({ height, keeps: false })
const heading: Block = { height: 10, keeps: true }
const dishes = (count: number) => Array.from({ length: count }, () => dish())

const ROOM = { first: 80, next: 100, columns: 1 }

/** How many blocks each column has, page by page. */
const counts = (blocks: readonly Block[], room = ROOM) =>
  flow(blocks, room).map((page) => page.map((column) => column.length))

test('a short menu is on one page, in its order', () => {
  expect(flow([heading, dish(), dish()], ROOM)).toEqual([[[0, 1, 2]]])
  expect(flow([], ROOM)).toEqual([])
})

test('a menu a line too long for its page fills two of them alike', () => {
  expect(counts(dishes(8))).toEqual([[8]])
  expect(counts(dishes(9))).toEqual([[4], [5]])
})

test('sixty dishes are on two pages of two columns, each dish once', () => {
  const pages = flow(dishes(60), { first: 150, next: 180, columns: 2 })
  expect(pages.map((page) => page.map((column) => column.length))).toEqual([
    [14, 14],
    [16, 16],
  ])
  expect(pages.flat(2)).toEqual(Array.from({ length: 60 }, (_, place) => place))
})

test('a heading is never alone at the end of a page', () => {
  const pages = flow([...dishes(7), heading, ...dishes(3)], ROOM)
  const ends = pages.flat().map((column) => column.at(-1))
  expect(ends).not.toContain(7)
})

test('on one page both columns end at the same height', () => {
  expect(counts(dishes(10), { ...ROOM, columns: 2 })).toEqual([[5, 5]])
})

test('a course longer than a page has its own', () => {
  expect(counts([dish(), dish(300), dish()])).toEqual([[1], [1], [1]])
})
