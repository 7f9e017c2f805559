import { readObject } from '@noren/contract/json'
import { hoursOf } from '@noren/contract/testing/hours-combinations'
import { snapshotBytes } from '@noren/kit/disk/publish-snapshot'
import { expect, test } from 'vitest'
import { manyRestaurants } from '../testing/publish.ts'
import { type FormerRestaurants, prepareRestaurants } from './prepare-snapshot.ts'
import { snapshotLines } from './snapshot-lines.ts'
import { textAt } from './texts.ts'

const snapshot = manyRestaurants(1, 4)
const all = snapshot.content.restaurants?.map(readObject) ?? []

function preparedOf(restaurants: object[], former: FormerRestaurants | null = null) {
  const bytes = snapshotBytes({ ...snapshot, content: { ...snapshot.content, restaurants } })
  const lines = snapshotLines(Buffer.from(bytes))
  if (!lines) throw new Error('No restaurant stands in a line of its own')
  return prepareRestaurants(lines.restaurants, former)
}

test('after one restaurant changed, one left and one came, all are what reading them anew gives', () => {
  const reason = { en: 'New Year', jp: '年末年始' }
  const from = '2026-12-31'
  const closures = [{ from, to: '2027-01-03', reason, banner: 'everywhere' }]
  const [zero, one, , three] = all
  const closed = { ...one, openingHours: hoursOf({ closures }) }
  const former = preparedOf([{ ...zero, slug: 'first' }, closed, ...all.slice(2)])
  const came = { ...zero, slug: 'came', createdAt: '2019-01-01T00:00:00.000Z' }
  const now = [{ ...three, name: { en: 'Renamed', jp: '新名' } }, closed, came, { ...zero }]

  const prepared = preparedOf(now, former)
  expect(prepared).toEqual(preparedOf(now))
  expect(prepared.slugs).toEqual(['came', 'house-0', 'house-1', 'house-3'])
  expect(textAt(prepared.items, 3)).toContain('"name":{"en":"Renamed","jp":"新名"}')
  expect(prepared.bannered.map(({ slug }) => slug)).toEqual(['house-1'])
})

test('a restaurant that has not changed is not read again', () => {
  const former = preparedOf(all)
  const bytes = new Uint8Array(former.items.bytes)
  bytes.set(Buffer.from('{"slug":"HOUSE-1"'), former.items.starts[1])
  const prepared = preparedOf(all, { ...former, items: { ...former.items, bytes } })
  expect(textAt(prepared.items, 1)).toContain('HOUSE-1')
})
