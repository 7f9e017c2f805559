import { beforeEach, expect, test } from 'vitest'
import { aRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'

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

/** Saves a translation as the list does, by default of the station's name. */
function translate(text: string, was: { sourceText: string; ownText?: string; key?: string }) {
  const { key = NAME(), sourceText, ownText = '' } = was
  const translation = { text, seen: { source: 'ja', sourceText, ownText } }
  return mio.send(`/api/restaurants/${shop}/translations?locale=en`, { key, translation })
}

async function stations(draft: boolean) {
  const options = { collection: 'restaurants', id: shop, draft, locale: 'en' } as const
  return (await payload.findByID(options)).facts?.stations?.map(({ name }) => name)
}

const NAME = () => `facts.stations.${station}.name`

test('a station renamed in Japanese alone makes its English outdated, and nothing else', async () => {
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
  await call('ja', '逗子駅 東口')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[[NAME(), 'stale']], []])
})

test('the English is up to date again after a save, also after a publish', async () => {
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

test('a text and its translation that change one after the other are up to date, whichever language is saved first', async () => {
  await call('en', 'Zushi, east exit')
  await call('ja', '逗子駅 東口')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('a text that is changed back makes no language outdated', async () => {
  await call('ja', '逗子駅 東口')
  await call('ja', '逗子駅')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('saving the same texts again changes nothing', async () => {
  await call('ja', '逗子駅 東口')
  await call('en', 'Zushi')
  await call('ja', '逗子駅 東口 ')
  expect([await gaps('en'), await gaps('ja')]).toEqual([[[NAME(), 'stale']], []])
})

test('a text that only one language has is missing in the other', async () => {
  await save('en', { cuisine: 'Charcoal and seafood' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], [['cuisine', 'missing']]])
  await save('ja', { cuisine: '炭火と魚介' })
  expect(await gaps('ja')).toEqual([])
  await save('ja', { cuisine: '' })
  expect(await gaps('ja')).toEqual([['cuisine', 'missing']])
})

test('a copy counts as not translated until staff confirm it', async () => {
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

test('the copy is the later of two equal texts, in either language', async () => {
  await save('en', { area: 'Harbour town' })
  await save('ja', { area: 'Harbour town' })
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], [['area', 'same']]])
})

test('staff may confirm a translation after its source changed', async () => {
  await call('ja', '逗子駅！')
  await sayRight('en', NAME())
  expect(await gaps('en')).toEqual([])
  await call('ja', '逗子駅 東口')
  expect(await gaps('en')).toEqual([[NAME(), 'stale']])
})

test('a confirmation makes no version and publishes nothing', async () => {
  await call('ja', '逗子駅 東口')
  const versions = () =>
    payload.findVersions({ collection: 'restaurants', where: { parent: { equals: shop } } })
  const before = await versions()
  await sayRight('en', NAME())
  expect(await versions()).toEqual(before)
})

test('a translation in the list is saved as a draft, and the rows around it stay as they are', async () => {
  await save('ja', {
    facts: { stations: [{ id: station, name: '逗子駅 東口' }, { name: '新逗子駅' }] },
  })
  const was = { sourceText: '逗子駅 東口', ownText: 'Zushi' }
  expect((await translate('Zushi, east exit', was)).status).toBe(200)
  expect(await gaps('en')).toMatchObject([[expect.stringContaining('.name'), 'missing']])
  expect(await stations(true)).toEqual(['Zushi, east exit', undefined])
  expect(await stations(false)).toEqual([undefined])
})

test('translations of several texts of a page are one version', async () => {
  await save('ja', { cuisine: '炭火と魚介', area: '逗子' })
  const versions = () =>
    payload.countVersions({ collection: 'restaurants', where: { parent: { equals: shop } } })
  const { totalDocs } = await versions()
  await taken(translate('Charcoal and seafood', { key: 'cuisine', sourceText: '炭火と魚介' }))
  await taken(translate('Zushi', { key: 'area', sourceText: '逗子' }))
  expect(await gaps('en')).toEqual([])
  expect((await versions()).totalDocs).toBe(totalDocs + 1)
})

test('a translation is not saved over another person’s, nor when the source has changed, until staff have seen it', async () => {
  await save('ja', { area: '逗子' })
  await save('en', { area: 'Zushi' })
  const late = await translate('Zushi town', { key: 'area', sourceText: '逗子' })
  expect(late.status).toBe(409)
  const { now } = await late.json()
  expect(now).toEqual({ source: 'ja', sourceText: '逗子', ownText: 'Zushi' })
  await save('ja', { area: '葉山' })
  const outdated = await translate('Zushi town', { key: 'area', ...now })
  expect(outdated.status).toBe(409)
  expect((await outdated.json()).now.sourceText).toBe('葉山')
  const seen = { sourceText: '葉山', ownText: 'Zushi' }
  await taken(translate('Hayama', { key: 'area', ...seen }))
  expect(await gaps('en')).toEqual([])
})

test('a translation that is too long for its field is refused with a sentence', async () => {
  await save('ja', { area: '逗子' })
  const refused = await translate('Z'.repeat(301), { key: 'area', sourceText: '逗子' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [{ message: '300文字以内で入力してください。' }],
  })
})

test('numbers and addresses are the same in every language', async () => {
  for (const tag of ['ja', 'en'] as const) {
    await save(tag, { area: '1,800 – 2,400', cuisine: 'https://example.jp/shiobi' })
  }
  expect([await gaps('en'), await gaps('ja')]).toEqual([[], []])
})

test('a restored version has the ledger of its texts', async () => {
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

test('a station stays outdated when it moves, and its entry is deleted with it', async () => {
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

test('translations of a section of the home page are tracked too, also in its versions', async () => {
  const path = '/api/globals/hero'
  const title = (tag: Tag, text: string) =>
    send(`${path}?locale=${tag}&draft=true`, { title: text, _status: 'draft' })
  await title('ja', 'ようこそ')
  expect(await gapsAt(path, 'en')).toEqual([['title', 'missing']])
  await title('en', 'Welcome')
  await title('ja', 'いらっしゃいませ')
  expect(await gapsAt(path, 'en')).toEqual([['title', 'stale']])
  const seen = { source: 'ja', sourceText: 'いらっしゃいませ', ownText: 'Welcome' }
  const translation = { text: 'Come in', seen }
  await send(`${path}/translations?locale=en`, { key: 'title', translation })
  expect(await gapsAt(path, 'en')).toEqual([])
  await title('ja', 'ようこそ')
  await send(`${path}/translations?locale=en`, { key: 'title' })
  expect(await gapsAt(path, 'en')).toEqual([])
  const { docs } = await payload.findGlobalVersions({ slug: 'hero', sort: '-updatedAt' })
  await send(`${path}/versions/${docs[1]?.id}`, {})
  expect(await gapsAt(path, 'en')).toEqual([])
})

test('without a translation service no text is drafted', async () => {
  await save('ja', { cuisine: '炭火と魚介' })
  const asked = await mio.send(`/api/restaurants/${shop}/draft?locale=en`, { key: 'cuisine' })
  expect(asked.status).toBe(404)
  expect(await gaps('en')).toEqual([['cuisine', 'missing']])
})

test('only the desk writes into the ledger, and strangers learn nothing', async () => {
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
