import { beforeEach, expect, test } from 'vitest'
import { aRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../test/signed-in-desk.ts'

type Tag = 'en' | 'ja'
type Station = { id?: string; name?: string }

const { payload, stranger, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
/** The restaurant of the test, and its station. */
let shop: number
let station: string

const send = (path: string, body?: object, method?: string) => taken(mio.send(path, body, method))

beforeEach(async () => {
  const { doc } = await send(
    '/api/restaurants?locale=ja',
    aRestaurant({ facts: { stations: [{ name: '逗子駅' }] } }),
  )
  shop = doc.id
  station = doc.facts.stations[0].id
  await save('en', {
    name: 'Shiobi',
    description: 'From the charcoal.',
    address: '0-0 Zushi',
    facts: { stations: [{ id: station, name: 'Zushi' }] },
  })
})

/** Saves a draft in one language, as the desk does. */
function save(tag: Tag, data: object) {
  return send(`/api/restaurants/${shop}?locale=${tag}&draft=true`, data, 'PATCH')
}

function call(tag: Tag, name: string) {
  return save(tag, { facts: { stations: [{ id: station, name }] } })
}

async function gapsAt(path: string, tag: Tag): Promise<[key: string, state: string][]> {
  const { gaps }: { gaps: { key: string; state: string }[] } = await send(
    `${path}/translations?locale=${tag}`,
  )
  return gaps.map(({ key, state }) => [key, state])
}

const gaps = (tag: Tag) => gapsAt(`/api/restaurants/${shop}`, tag)

function sayRight(tag: Tag, key: string) {
  return send(`/api/restaurants/${shop}/translations?locale=${tag}`, { key })
}

const NAME = () => `facts.stations.${station}.name`

test('a station named anew in Japanese alone leaves its English behind, and nothing else', async () => {
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
  await call('ja', '逗子駅 東口')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[[NAME(), 'stale']], []])
})

test('the English is in step again once it is saved, also when it is published', async () => {
  await call('ja', '逗子駅 東口')
  await send(
    `/api/restaurants/${shop}?locale=en&publishSpecificLocale=en`,
    { facts: { stations: [{ id: station, name: 'Zushi, east exit' }] }, _status: 'published' },
    'PATCH',
  )
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
  await call('ja', '逗子駅 西口')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[[NAME(), 'stale']], []])
})

test('a pair that is changed in one go is in step, whichever language is saved first', async () => {
  await call('en', 'Zushi, east exit')
  await call('ja', '逗子駅 東口')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('a text changed back to what it was leaves nobody behind', async () => {
  await call('ja', '逗子駅 東口')
  await call('ja', '逗子駅')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('saving what is on the screen again changes nothing', async () => {
  await call('ja', '逗子駅 東口')
  await call('en', 'Zushi')
  await call('ja', '逗子駅 東口 ')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[[NAME(), 'stale']], []])
})

test('a text only one language has is missing in the other', async () => {
  await save('en', { cuisine: 'Charcoal and seafood' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], [['cuisine', 'missing']]])
  await save('ja', { cuisine: '炭火と魚介' })
  expect(await gaps('ja')).toEqual([])
  await save('ja', { cuisine: '' })
  expect(await gaps('ja')).toEqual([['cuisine', 'missing']])
})

test('a copy counts as not translated until somebody says it is right as it is', async () => {
  await save('ja', { area: '逗子' })
  await save('en', { area: '逗子' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[['area', 'same']], []])
  const { gaps: left } = await sayRight('en', 'area')
  expect(left).toEqual([])
  await save('ja', { cuisine: '炭火と魚介' })
  expect(await gaps('en')).toEqual([['cuisine', 'missing']])

  await save('ja', { area: '葉山' })
  await save('en', { area: '葉山' })
  expect(await gaps('en')).toContainEqual(['area', 'same'])
})

test('the copy is the one that was written later, in whichever language', async () => {
  await save('en', { area: 'Harbour town' })
  await save('ja', { area: 'Harbour town' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], [['area', 'same']]])
})

test('a changed source may leave the translation as right as it was', async () => {
  await call('ja', '逗子駅！')
  await sayRight('en', NAME())
  expect(await gaps('en')).toEqual([])
  await call('ja', '逗子駅 東口')
  expect(await gaps('en')).toEqual([[NAME(), 'stale']])
})

test('the word that a text is right makes no version and publishes nothing', async () => {
  await call('ja', '逗子駅 東口')
  const versions = () =>
    payload.findVersions({ collection: 'restaurants', where: { parent: { equals: shop } } })
  const before = await versions()
  await sayRight('en', NAME())
  expect(await versions()).toEqual(before)
})

test('figures and addresses are the same in every language', async () => {
  for (const tag of ['ja', 'en'] as const) {
    await save(tag, { area: '1,800 – 2,400', cuisine: 'https://example.jp/shiobi' })
  }
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('a version that comes back brings what was known of its texts', async () => {
  await call('ja', '逗子駅 東口')
  await call('en', 'Zushi, east exit')
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: shop } },
    sort: '-updatedAt',
  })
  await send(`/api/restaurants/versions/${docs[1]?.id}`, {})
  expect([await gaps('en'), await gaps('ja')]).toEqual([[[NAME(), 'stale']], []])
  await send(`/api/restaurants/versions/${docs[2]?.id}`, {})
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('a station keeps its mark when it moves, and takes it along when it goes', async () => {
  await call('ja', '逗子駅 東口')
  const rows: Station[] = [{ name: '東逗子駅' }, { id: station }]
  await save('ja', { facts: { stations: rows } })
  const moved = await gaps('en')
  expect(moved).toContainEqual([NAME(), 'stale'])
  expect(moved).toHaveLength(2)
  await save('ja', { facts: { stations: [] } })
  expect(await gaps('en')).toEqual([])
  const stored = await payload.findByID({
    collection: 'restaurants',
    id: shop,
    draft: true,
    showHiddenFields: true,
  })
  expect(stored.translationLedger).toEqual({})
})

test('a part of the home page is followed as well, and its versions too', async () => {
  const path = '/api/globals/hero'
  const title = (tag: Tag, text: string) =>
    send(`${path}?locale=${tag}&draft=true`, { title: text, _status: 'draft' })
  await title('ja', 'ようこそ')
  expect(await gapsAt(path, 'en')).toEqual([['title', 'missing']])
  await title('en', 'Welcome')
  await title('ja', 'いらっしゃいませ')
  expect(await gapsAt(path, 'en')).toEqual([['title', 'stale']])
  await send(`${path}/translations?locale=en`, { key: 'title' })
  expect(await gapsAt(path, 'en')).toEqual([])
  const { docs } = await payload.findGlobalVersions({ slug: 'hero', sort: '-updatedAt' })
  await send(`${path}/versions/${docs[1]?.id}`, {})
  expect(await gapsAt(path, 'en')).toEqual([])
})

test('nobody writes into the ledger but the desk, and strangers learn nothing', async () => {
  await call('ja', '逗子駅 東口')
  const { doc } = await save('ja', { translationLedger: {} })
  expect(doc).not.toHaveProperty('translationLedger')
  expect(await gaps('en')).toEqual([[NAME(), 'stale']])
  const path = `/api/restaurants/${shop}/translations?locale=en`
  expect((await stranger(path)).status).toBe(401)
  expect((await stranger(path, { key: NAME() })).status).toBe(401)
  expect((await mio.send(path, { key: 'nothing' })).status).toBe(404)
  expect((await mio.send(path, {})).status).toBe(400)
  expect((await mio.send('/api/restaurants/999/translations')).status).toBe(404)
})
