import { beforeEach, expect, test } from 'vitest'
import { aRestaurant } from '../../../test/restaurants.ts'
import { addPicture } from '../../../test/samples.ts'
import { openSignedInDesk, taken } from '../../../test/signed-in-desk.ts'
import type { Unpublished } from './unpublished.ts'

const { payload, send, stranger, as } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('owner', { name: 'Ren' })
/** The restaurant of the test, and its first station. */
let shop: number
let station: string

/** What is asked of a document whose draft is public. */
const NOTHING_WAITS: Unpublished = {
  isShown: true,
  isNew: false,
  others: [],
  changes: [],
  questions: [],
}

const STATIONS = 'ご利用案内 › アクセス › 駅・バス停'

beforeEach(async () => {
  const stations = [
    { name: '逗子駅', name__en: 'Zushi', minutesOnFoot: 9 },
    { name: '新逗子駅', minutesOnFoot: 12 },
  ]
  const body = { ...aRestaurant({ facts: { stations } }), name__en: 'Shiobi' }
  const { doc } = await taken(send('/api/restaurants?locale=ja', body))
  shop = doc.id
  station = doc.facts.stations[0].id
})

const saveDraft = (body: object) =>
  taken(send(`/api/restaurants/${shop}?locale=ja&draft=true`, body, 'PATCH'))

async function unpublished(path = `/api/restaurants/${shop}`): Promise<Unpublished> {
  return (await send(`${path}/unpublished`)).json()
}

test('a published document has no unpublished changes', async () => {
  expect(await unpublished()).toEqual(NOTHING_WAITS)
})

test('changes of texts name their language, and changes of minutes and a colour are shared by both', async () => {
  await saveDraft({
    name: '潮火 逗子',
    name__en: 'Shiobi Zushi',
    accent: 'cedar',
    facts: { stations: [{ id: station, name: '逗子駅 東口', minutesOnFoot: 10 }] },
  })
  expect((await unpublished()).changes).toEqual([
    { label: '店名', tag: 'ja', before: '潮火', after: '潮火 逗子' },
    { label: '店名', tag: 'en', before: 'Shiobi', after: 'Shiobi Zushi' },
    {
      label: `${STATIONS} › 1. 逗子駅 東口 › 路線と駅・停留所`,
      tag: 'ja',
      before: '逗子駅',
      after: '逗子駅 東口',
    },
    { label: `${STATIONS} › 1. 逗子駅 東口 › 徒歩（分）`, tag: null, before: '9', after: '10' },
    { label: `${STATIONS} › 2. 新逗子駅`, tag: null, before: '表示中', after: '' },
    { label: '色', tag: null, before: '熾火（赤）', after: '杉（緑）' },
  ])
})

test('a new address asks for the map and the coordinates that stay, a new map asks nothing (staff W5)', async () => {
  const asked = async () => (await unpublished()).questions.map(({ tag, field }) => [tag, field])
  const place = { mapLink: '35.245, 139.051', facts: { coordinates: '35.245, 139.051' } }
  const publish = `/api/restaurants/${shop}?locale=ja`
  await taken(send(publish, { ...place, _status: 'published' }, 'PATCH'))
  await saveDraft({ phone: '046-000-0001' })
  expect(await asked()).toEqual([])
  await saveDraft({ address: '逗子市新宿1-1', address__en: '1-1 Shinjuku, Zushi' })
  expect(await asked()).toEqual([
    ['ja', 'mapLink'],
    ['ja', 'facts.coordinates'],
  ])
  expect((await unpublished()).questions[0]?.sentence).toBe(
    '住所が変わりますが、地図は前の場所のままです。',
  )
  await saveDraft({ mapLink: '35.3, 139.6', facts: { coordinates: '35.3, 139.6' } })
  expect(await asked()).toEqual([])
})

test('after a publish of Japanese alone, the English is still unpublished', async () => {
  await saveDraft({ name: '潮火 逗子', name__en: 'Shiobi Zushi', phone: '046-000-0001' })
  const body = { _status: 'published' }
  const publish = `/api/restaurants/${shop}?locale=ja&publishSpecificLocale=ja`
  await taken(send(publish, body, 'PATCH'))
  expect((await unpublished()).changes).toEqual([
    { label: '店名', tag: 'en', before: 'Shiobi', after: 'Shiobi Zushi' },
  ])
})

test('everything in a document that was never published is a change', async () => {
  const path = '/api/globals/cta'
  const title = { title: 'ご相談ください', _status: 'draft' }
  await taken(send(`${path}?locale=ja&draft=true`, title))
  expect(await unpublished(path)).toMatchObject({
    isShown: false,
    isNew: true,
    changes: [{ tag: 'ja', before: '', after: 'ご相談ください' }],
  })
})

test('a document that was on the site and left it is not new', async () => {
  await taken(send(`/api/restaurants/${shop}?locale=ja`, { _status: 'published' }, 'PATCH'))
  await taken(send(`/api/restaurants/${shop}?locale=ja`, { _status: 'draft' }, 'PATCH'))
  expect(await unpublished()).toMatchObject({ isShown: false, isNew: false })
})

test('strangers learn nothing about drafts, and no one about a document that does not exist', async () => {
  expect((await stranger(`/api/restaurants/${shop}/unpublished`)).status).toBe(401)
  expect((await send('/api/restaurants/999/unpublished')).status).toBe(404)
})

test('a document of which one language was published counts as published when the other has no changes', async () => {
  const states = async (path: string) => {
    const { _status } = await taken(send(`${path}&draft=true&depth=0`))
    return _status
  }
  await saveDraft({ name: '潮火 逗子' })
  const body = { _status: 'published' }
  const at = `/api/restaurants/${shop}?locale=ja`
  await taken(send(`${at}&publishSpecificLocale=ja`, body, 'PATCH'))
  expect(await states(at)).toBe('published')
  const waiting = await taken(send('/api/restaurants?draft=true&where[_status][equals]=draft'))
  expect(waiting.docs.map(({ id }: { id: number }) => id)).not.toContain(shop)

  const cta = '/api/globals/cta?locale=ja'
  const texts = {
    title: 'ご相談ください',
    primaryButton: '会社案内',
    secondaryButton: 'お問い合わせ',
  }
  await taken(send(`${cta}&publishSpecificLocale=ja`, { ...texts, ...body }))
  expect(await states(cta)).toBe('published')
  await taken(send(`${cta}&draft=true`, { title__en: 'Talk to us', _status: 'draft' }))
  await taken(send(`${cta}&publishSpecificLocale=ja`, body))
  expect(await states(cta)).toBe('draft')
})

/** The newest versions of the restaurant: the state of each. */
async function versionStates(): Promise<unknown[]> {
  const at = `/api/restaurants/versions?where[parent][equals]=${shop}&sort=-updatedAt&depth=0`
  const { docs } = await taken(send(at))
  return docs.map(({ version }: { version: { _status: string } }) => version._status)
}

const typed = (name: string) =>
  taken(send(`/api/restaurants/${shop}?locale=ja&draft=true&autosave=true`, { name }, 'PATCH'))

test('a publish leaves one version in the history, also when something was typed just before', async () => {
  expect(await versionStates()).toEqual(['published'])
  await typed('潮火 逗子')
  expect(await versionStates()).toEqual(['draft', 'published'])
  await taken(send(`/api/restaurants/${shop}?locale=ja`, { _status: 'published' }, 'PATCH'))
  expect(await versionStates()).toEqual(['published', 'published'])
})

test('a text that is changed and changed back by hand is no draft', async () => {
  const waiting = async () => {
    const list = await taken(send('/api/restaurants?draft=true&where[_status][equals]=draft'))
    return list.docs.map(({ id }: { id: number }) => id).includes(shop)
  }
  await typed('潮火 逗子')
  expect(await waiting()).toBe(true)
  await typed('潮火')
  expect(await waiting()).toBe(false)
  expect(await unpublished()).toMatchObject({ isShown: true, changes: [] })
  await typed('潮火 逗子')
  expect(await waiting()).toBe(true)
})

test('what was saved as a draft and changed back by hand, or taken back from the history, is gone from the form', async () => {
  const at = `/api/restaurants/${shop}?locale=ja&draft=true&depth=0`
  const opened = async () => {
    const { name, name__en, facts, _status } = await taken(send(at))
    const stations = facts.stations.map(({ name }: { name: string }) => name)
    return [name, name__en, stations, _status]
  }
  const shown = ['潮火', 'Shiobi', ['逗子駅', '新逗子駅'], 'published']
  const before = await taken(send(at))
  const draft = { name: '潮火 逗子', name__en: 'Shiobi Zushi', facts: { stations: [] } }
  await saveDraft(draft)
  expect(await opened()).toEqual(['潮火 逗子', 'Shiobi Zushi', [], 'draft'])
  const { name, name__en, facts } = before
  await saveDraft({ name, name__en, facts })
  expect(await opened()).toEqual(shown)

  await saveDraft(draft)
  const of = `where[parent][equals]=${shop}&sort=updatedAt&limit=1&depth=0`
  const [oldest] = (await taken(send(`/api/restaurants/versions?${of}`))).docs
  await taken(send(`/api/restaurants/versions/${oldest.id}`, {}))
  expect(await opened()).toEqual(shown)
  expect(await unpublished()).toEqual(NOTHING_WAITS)
})

test('a page that is emptied in one draft and filled in again in the next has all its texts and rows', async () => {
  const path = '/api/globals/about'
  const at = `${path}?locale=ja&draft=true&depth=0`
  const filled = {
    hero: { title: '会社案内', title__en: 'About us' },
    team: {
      members: [
        { name: '波多野', name__en: 'Hatano', role: '代表', role__en: 'Director' },
        { name: '小磯', name__en: 'Koiso', role: '料理長', role__en: 'Head cook' },
      ],
    },
  }
  await taken(send(`${path}?locale=ja`, { ...filled, _status: 'published' }))
  const { hero, team } = await taken(send(at))
  const none = { hero: { title: null, title__en: '' }, team: { members: [] } }
  await taken(send(at, { ...none, _status: 'draft' }))
  expect(await taken(send(at))).toMatchObject(none)
  await taken(send(at, { hero, team, _status: 'draft' }))
  expect(await taken(send(at))).toMatchObject(filled)
  for (const draft of [true, false]) {
    expect(
      await payload.findGlobal({ slug: 'about', locale: 'all', draft, depth: 0 }),
    ).toMatchObject({
      hero: { title: { ja: '会社案内', en: 'About us' } },
      team: {
        members: [
          { name: { ja: '波多野', en: 'Hatano' }, role: { ja: '代表', en: 'Director' } },
          { name: { ja: '小磯', en: 'Koiso' }, role: { ja: '料理長', en: 'Head cook' } },
        ],
      },
      _status: 'published',
    })
  }
})

test('pictures that come, change and go are shown by their thumbnails', async () => {
  const [red, blue] = [
    await addPicture(payload, '#b04030', [900, 600]),
    await addPicture(payload, '#24406a', [900, 600]),
  ]
  const changes = async () =>
    (await unpublished()).changes.map(({ after, pictures }) => [after, pictures])
  await saveDraft({ mainPhoto: red.id })
  const [before, after] = [[red.thumbnailURL], [blue.thumbnailURL]]
  expect(await changes()).toEqual([['写真を追加', { before: [], after: before }]])
  await taken(send(`/api/restaurants/${shop}?locale=ja`, { _status: 'published' }, 'PATCH'))
  await saveDraft({ mainPhoto: blue.id })
  expect(await changes()).toEqual([['写真を差し替え', { before, after }]])
  await saveDraft({ mainPhoto: null })
  expect(await changes()).toEqual([['写真を削除', { before, after: [] }]])
})

test('who wrote in a draft is known until all of it is public, also after others went on with it', async () => {
  const others = async () => (await unpublished()).others
  const at = `/api/restaurants/${shop}?locale=ja`
  const body = { _status: 'published' }
  const text = { description: '炭火と海。', description__en: 'Charcoal and the sea.' }
  await taken(ren.send(`${at}&draft=true&autosave=true`, text, 'PATCH'))
  expect(await others()).toEqual(['Ren'])
  await typed('潮火 逗子')
  expect(await others()).toEqual(['Ren'])
  const read = await ren.send(`/api/restaurants/${shop}/unpublished`)
  expect((await read.json()).others).toEqual(['Mio'])
  await taken(send(`${at}&publishSpecificLocale=ja`, body, 'PATCH'))
  expect(await unpublished()).toMatchObject({
    others: ['Ren'],
    changes: [{ tag: 'en', after: 'Charcoal and the sea.' }],
  })
  await taken(send(at, body, 'PATCH'))
  expect(await unpublished()).toEqual(NOTHING_WAITS)
  await typed('潮火')
  expect(await others()).toEqual([])
})

test('whoever publishes the draft of others learns first everything it is refused for, and nothing is published', async () => {
  const { id: photo } = await addPicture(payload, '#456', [900, 600], { altEn: ' ' })
  const at = `/api/restaurants/${shop}?locale=ja&draft=true`
  const asked = () => send(`/api/restaurants/${shop}/unpublished?locale=ja&publish=all`)
  const facts = { stations: [{ id: station, name: '', minutesOnFoot: 9 }] }
  await taken(ren.send(at, { phone: '', address: '', facts, mainPhoto: photo }, 'PATCH'))
  const refused = await asked()
  expect(refused.status).toBe(400)
  const [{ data }] = (await refused.json()).errors
  expect(data.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'address',
    'facts.stations.0.name',
    'mainPhoto',
    'phone',
  ])
  const stations = [{ id: station, name: '逗子駅', minutesOnFoot: 9 }]
  const whole = { phone: '046-000-0101', address: '逗子市架空浜0-2', facts: { stations } }
  await taken(ren.send(at, { ...whole, mainPhoto: null }, 'PATCH'))
  expect(await taken(asked())).toMatchObject({ isShown: true, others: ['Ren'] })
  expect(await versionStates()).toEqual(['draft', 'draft', 'published'])
})
