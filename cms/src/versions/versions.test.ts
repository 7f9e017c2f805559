import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
let token: string
beforeAll(async () => {
  desk = await openTestDesk()
  const account = { email: 'mio@example.jp', password: 'three waves in a row' }
  const data = { ...account, name: 'Mio', role: 'owner' as const }
  await desk.payload.create({ collection: 'users', data })
  token = (await desk.payload.login({ collection: 'users', data: account })).token ?? ''
})
afterAll(() => desk.close())

async function send(path: string, body: object, method = 'POST') {
  const answer = await desk.request(path, { method, token, body: JSON.stringify(body) })
  expect(answer.status, path).toBeLessThan(300)
  return answer.json()
}

/** What visitors see of the home page's opening, and what staff see when they open it. */
async function titles() {
  const read = (draft: boolean, locale: 'en' | 'ja') =>
    desk.payload.findGlobal({ slug: 'hero', locale, fallbackLocale: false, draft })
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

test('an older version of the home page comes back as a draft; visitors see what they saw', async () => {
  const { docs } = await desk.payload.findGlobalVersions({
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

test('an older version of a restaurant comes back as a draft, also a published one', async () => {
  const { doc } = await send('/api/restaurants?locale=ja', {
    slug: 'shiobi',
    name: '潮火',
    description: '炭火焼き。',
    address: '逗子市0-0',
    phone: '046-000-0000',
    accent: 'ember',
    listedSince: '2021-04-01T00:00:00.000Z',
    _status: 'published',
  })
  await send(
    `/api/restaurants/${doc.id}?locale=ja`,
    { name: '汐火', _status: 'published' },
    'PATCH',
  )
  const { docs } = await desk.payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: doc.id } },
    sort: 'createdAt',
  })
  await send(`/api/restaurants/versions/${docs[0]?.id}?draft=false`, {})
  const read = (asDraft: boolean) =>
    desk.payload.findByID({
      collection: 'restaurants',
      id: doc.id,
      locale: 'ja',
      draft: asDraft,
    })
  expect(await read(false)).toMatchObject({ name: '汐火', _status: 'published' })
  expect(await read(true)).toMatchObject({ name: '潮火', _status: 'draft' })
})

test('a stranger brings no version back', async () => {
  const { docs } = await desk.payload.findGlobalVersions({ slug: 'hero', limit: 1 })
  const answer = await desk.request(`/api/globals/hero/versions/${docs[0]?.id}`, { method: 'POST' })
  expect(answer.status).toBe(403)
})

test('each version names who saved it, whatever the sender says', async () => {
  await send('/api/globals/hero?draft=true&locale=en', { title: 'New', changedBy: 'Somebody else' })
  const { docs } = await desk.payload.findGlobalVersions({ slug: 'hero', limit: 5 })
  expect(docs.map(({ version }) => version.changedBy)).toEqual(Array(5).fill('Mio'))
  const restaurants = await desk.payload.findVersions({ collection: 'restaurants' })
  expect(restaurants.docs.map(({ version }) => version.changedBy)).toEqual(['Mio', 'Mio', 'Mio'])
})
