import { join } from 'node:path'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import { everything } from '@noren/demo/content/everything'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../../../server/environment.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const DEMO = join(REPOSITORY, 'demo')

const { payload } = await openTestDesk()
const { loadDemo } = await import('./load.ts')
const { composeDemo } = await import('./publish-demo.ts')
const { withCards } = await import('../../publish/cards.ts')
const { holdBack } = await import('../../publish/hold-back.ts')
await loadDemo(payload, join(DEMO, 'artwork'))
const { edition } = withCards(await composeDemo(payload))
const { heldBack } = holdBack(edition, null)

test('the demo company follows every rule of the desk', () => {
  expect(heldBack).toEqual([])
})

test('demo/published is what the demo content publishes today (npm run demo:publish -w cms)', async () => {
  const { readCurrent } = await import('../../base/targets/folder.ts')
  const snapshot = await readCurrent(join(DEMO, 'published'))
  const { schema: _schema, seq: _seq, publishedAt: _publishedAt, ...published } = snapshot ?? {}
  expect(published).toEqual(JSON.parse(JSON.stringify(edition)))
})

test('every file in the demo’s pages is in demo/published', async () => {
  const { ownFiles } = await import('../../publish/files.ts')
  const { addressesOf } = await import('../../content/media/encoder.ts')
  const { exists, pathIn } = await import('../../base/targets/folder.ts')
  const { readPictureUrl } = await import('@noren/contract/picture')
  const addresses = [...ownFiles(edition)].flatMap((address) => {
    const picture = readPictureUrl(address)
    return picture ? addressesOf(picture) : [address]
  })
  expect(addresses.length).toBeGreaterThan(400)
  const missing: string[] = []
  for (const address of addresses) {
    if (!(await exists(pathIn(join(DEMO, 'published'), address)))) missing.push(address)
  }
  expect(missing).toEqual([])
})

test('the demo’s texts are published as written, except for marks between phrases', () => {
  const { about, contact, restaurants } = edition.content
  const said = JSON.stringify({ about, contact, restaurants }).replaceAll('\u200B', '')
  expect(said).toContain(everything.contact.jp.contactSection.trustedDescription)
  expect(said).toContain(everything.about.ja.main.subtitle)
  for (const { name, address, menuItems } of everything.restaurants) {
    expect(said).toContain(JSON.stringify(name).slice(1, -1))
    expect(said).toContain(address.jp)
    for (const dish of menuItems) expect(said).toContain(dish.name.jp)
  }
})

test('loading the demo a second time changes nothing', async () => {
  expect(await loadDemo(payload, join(DEMO, 'artwork'))).toBe(false)
  const { totalDocs } = await payload.count({ collection: 'restaurants' })
  expect(totalDocs).toBe(everything.restaurants.length)
})

test('the facts of each restaurant are published as written', () => {
  const published = edition.content.restaurants?.map((raw) => {
    const { drawnMap, ...facts } = readRestaurant(raw)?.facts ?? {}
    return { ...facts, ...(drawnMap && { drawnMap: drawnMap.alt }) }
  })
  const written = everything.restaurants.map((restaurant) => {
    const { drawnMap, ...facts } = restaurant.facts ?? {}
    return { ...facts, ...(drawnMap && { drawnMap: drawnMap.alt }) }
  })
  expect(published).toEqual(written)
})

test('the structured hours of each restaurant are published as written', () => {
  const published = edition.content.restaurants?.map(
    (restaurant) => readRestaurant(restaurant)?.openingHours,
  )
  expect(published).toEqual(everything.restaurants.map(({ openingHours }) => openingHours))
})
