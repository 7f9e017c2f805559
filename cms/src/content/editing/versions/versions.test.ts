import { expect, test } from 'vitest'
import { aRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'
import { requestIn } from '../../../base/requests/request-in.ts'
import { historyOf, isPublished } from './history.ts'

const { payload, stranger, as, ...mio } = await openSignedInDesk({ role: 'owner', name: 'Mio' })

const send = (path: string, body: object, method?: string) => taken(mio.send(path, body, method))

/** The published and the last saved title of the home page's opening. */
async function titles() {
  const read = (draft: boolean, locale: 'en' | 'ja') =>
    payload.findGlobal({ slug: 'hero', locale, fallbackLocale: false, draft })
  const [en, ja] = [await read(false, 'en'), await read(false, 'ja')]
  const [draftEn, draftJa] = [await read(true, 'en'), await read(true, 'ja')]
  return {
    shown: [en.title, ja.title],
    status: en._status,
    written: [draftEn.title, draftJa.title],
  }
}

const draft = (locale: string, title: string) =>
  send(`/api/globals/hero?draft=true&locale=${locale}`, { title, _status: 'draft' })
const publish = (locale: string, title: string) =>
  send(`/api/globals/hero?locale=${locale}&publishSpecificLocale=${locale}`, {
    title,
    _status: 'published',
  })

test('publishing in one language leaves the unfinished draft of the other unpublished', async () => {
  await publish('en', 'Come in')
  await publish('ja', 'ようこそ')
  await draft('en', 'Come in, unfi')
  await publish('ja', 'いらっしゃいませ')
  expect(await titles()).toEqual({
    shown: ['Come in', 'いらっしゃいませ'],
    status: 'published',
    written: ['Come in, unfi', 'いらっしゃいませ'],
  })
})

test('an older version of the home page is restored as a draft; the site does not change', async () => {
  const { docs } = await payload.findGlobalVersions({
    slug: 'hero',
    where: { snapshot: { not_equals: true } },
    sort: 'createdAt',
    locale: 'all',
  })
  const before = (await titles()).shown
  await send(`/api/globals/hero/versions/${docs[0]?.id}?draft=false`, {})
  expect(await titles()).toEqual({
    shown: before,
    status: 'published',
    written: ['Come in', undefined],
  })
})

test('an older version of a restaurant is restored as a draft, even a published one', async () => {
  const { doc } = await send('/api/restaurants?locale=ja', aRestaurant())
  await send(
    `/api/restaurants/${doc.id}?locale=ja`,
    { name: '汐火', _status: 'published' },
    'PATCH',
  )
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: doc.id } },
    sort: 'createdAt',
  })
  await send(`/api/restaurants/versions/${docs[0]?.id}?draft=false`, {})
  const read = (asDraft: boolean) =>
    payload.findByID({
      collection: 'restaurants',
      id: doc.id,
      locale: 'ja',
      draft: asDraft,
    })
  expect(await read(false)).toMatchObject({ name: '汐火', _status: 'published' })
  expect(await read(true)).toMatchObject({ name: '潮火', _status: 'draft' })
})

test('a stranger who would restore a version is asked to sign in', async () => {
  const { docs } = await payload.findGlobalVersions({ slug: 'hero', limit: 1 })
  const answer = await stranger(`/api/globals/hero/versions/${docs[0]?.id}`, {})
  expect(answer.status).toBe(401)
})

test('each version names who saved it, whatever the sender states', async () => {
  await send('/api/globals/hero?draft=true&locale=en', { title: 'New', changedBy: 'Somebody else' })
  const { docs } = await payload.findGlobalVersions({ slug: 'hero', limit: 5 })
  expect(docs.map(({ version }) => version.changedBy)).toEqual(Array(5).fill('Mio'))
  const restaurants = await payload.findVersions({ collection: 'restaurants' })
  expect(restaurants.docs.map(({ version }) => version.changedBy)).toEqual(['Mio', 'Mio', 'Mio'])
})

/** The versions of a restaurant, the oldest first. */
async function versionsOf(id: number) {
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  return docs
}

test('the version that is on the site, restored over a draft, leaves nothing unpublished', async () => {
  await publish('ja', 'ようこそ')
  await draft('ja', 'ようこそ、波織へ')
  const { docs } = await payload.findGlobalVersions({
    slug: 'hero',
    where: { 'version._status': { equals: 'published' } },
    sort: '-updatedAt',
    limit: 1,
  })
  await send(`/api/globals/hero/versions/${docs[0]?.id}`, {})
  const opened = await payload.findGlobal({ slug: 'hero', locale: 'ja', draft: true })
  expect(opened).toMatchObject({ title: 'ようこそ', _status: 'published' })
})

/** The ids of the versions of the home page's opening that its history lists as published. */
async function publishedInHistory() {
  const req = await requestIn('ja', payload)
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  req.user = docs[0] ? { ...docs[0], collection: 'users' } : null
  const globalConfig = payload.config.globals.find(({ slug }) => slug === 'hero')
  return (await historyOf({ ...(globalConfig && { globalConfig }), req }))
    .filter(isPublished)
    .map(({ id }) => id)
}

test('restoring the version that is on the site is no publish in the history', async () => {
  await publish('ja', 'ようこそ')
  const before = await publishedInHistory()
  await draft('ja', 'ようこそ、波織へ')
  await send(`/api/globals/hero/versions/${before[0]}`, {})
  expect(await publishedInHistory()).toEqual(before)
  await draft('ja', 'ようこそ、海辺へ')
  expect(await publishedInHistory()).toEqual(before)
})

test('a restored restaurant has the translations and the author of that version, also just after somebody typed', async () => {
  const ren = await as('editor', { name: 'Ren' })
  const texts = { area: '逗子', area__en: 'Zushi' }
  const { doc } = await send('/api/restaurants?locale=ja', { ...aRestaurant(), ...texts })
  const at = `/api/restaurants/${doc.id}`
  const before = await (await mio.send(`${at}/translations?locale=en`)).json()
  await send(`${at}?locale=ja`, { area: '葉山', _status: 'published' }, 'PATCH')
  await send(`${at}/translations?locale=en`, { key: 'area' })
  const typed = { area: '葉山町', _status: 'draft' }
  await taken(ren.send(`${at}?locale=ja&draft=true&autosave=true`, typed, 'PATCH'))
  await send(`/api/restaurants/versions/${(await versionsOf(doc.id))[0]?.id}`, {})
  expect(await (await mio.send(`${at}/translations?locale=en`)).json()).toEqual(before)
  expect((await versionsOf(doc.id)).at(-1)?.version.changedBy).toBe('Mio')
})

test('a restored restaurant keeps the addresses that it had since', async () => {
  const [first, second, third] = ['mise', 'mise-zushi', 'mise-umi']
  const { doc } = await send('/api/restaurants?locale=ja', aRestaurant({ slug: first }))
  const at = `/api/restaurants/${doc.id}?locale=ja`
  for (const slug of [second, third]) await send(at, { slug, _status: 'published' }, 'PATCH')
  await send(`/api/restaurants/versions/${(await versionsOf(doc.id))[0]?.id}`, {})
  const { doc: shown } = await send(at, { _status: 'published' }, 'PATCH')
  expect(shown).toMatchObject({ slug: first, formerSlugs: [second, third] })
})
