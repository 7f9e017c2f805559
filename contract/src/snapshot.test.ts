import * as v from 'valibot'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { LIST_PARTS, readSnapshotFileName, snapshotFileName, snapshotSchema } from './snapshot.ts'

const SHA = 'ab'.repeat(32)
const SNAPSHOT = {
  schema: 1,
  seq: 3,
  publishedAt: '2026-11-20T09:00:00.000Z',
  content: { hero: { en: {}, ja: {} }, restaurants: [] },
  modified: { home: '2026-11-20T09:00:00.000Z' },
}

test('a snapshot has the parts that were published', () => {
  expect(v.parse(snapshotSchema, SNAPSHOT)).toEqual(SNAPSHOT)
  expect(v.is(snapshotSchema, { ...SNAPSHOT, content: {} })).toBe(true)
})

test('what a call answers as a list is a list in the snapshot', () => {
  expect(LIST_PARTS).toEqual(expect.arrayContaining(['solutions', 'news', 'restaurants']))
  expect(LIST_PARTS).not.toContain('testimonials')
})

test.each([
  { schema: 2 },
  { schema: '1' },
  { seq: 0 },
  { seq: 1.5 },
  { publishedAt: 'yesterday' },
  { content: null },
  { content: { restaurants: {} } },
  { content: { news: {} } },
  { modified: undefined },
])('a snapshot with %j is refused', proves('J16'), (change) => {
  expect(v.is(snapshotSchema, { ...SNAPSHOT, ...change })).toBe(false)
})

test('a snapshot file is named after its number and its content', () => {
  expect(snapshotFileName(3, SHA)).toBe(`snap-3-${SHA}.json`)
  expect(readSnapshotFileName(`snap-3-${SHA}.json`)).toEqual({ seq: 3, sha256: SHA })
})

test.each([
  '',
  'current',
  `snap-0-${SHA}.json`,
  `snap-3-${SHA}.json.tmp`,
  `../snap-3-${SHA}.json`,
  `snap-3-${SHA.slice(1)}.json`,
])('%j is not the name of a snapshot', proves('J16'), (name) => {
  expect(readSnapshotFileName(name)).toBeNull()
})
