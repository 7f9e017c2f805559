import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { Outgoing } from './outgoing.ts'

let desk: TestDesk
let token: string
/** The restaurant of the test, and its dish. */
let shop: number
let dish: string

beforeAll(async () => {
  desk = await openTestDesk()
  const account = { email: 'mio@example.jp', password: 'three waves in a row' }
  const data = { ...account, name: 'Mio', role: 'editor' as const }
  await desk.payload.create({ collection: 'users', data })
  token = (await desk.payload.login({ collection: 'users', data: account })).token ?? ''
})
afterAll(() => desk.close())

beforeEach(async () => {
  const { doc } = await send('/api/restaurants?locale=ja', {
    slug: `shop-${crypto.randomUUID()}`,
    name: '潮火',
    name__en: 'Shiobi',
    description: '炭火焼き。',
    address: '逗子市0-0',
    phone: '046-000-0000',
    menu: [
      { name: '鯵', name__en: 'Horse mackerel', price: 900 },
      { name: '鯛', price: 1200 },
    ],
    accent: 'ember',
    listedSince: '2021-04-01T00:00:00.000Z',
    _status: 'published',
  })
  shop = doc.id
  dish = doc.menu[0].id
})

async function send(path: string, body: object, method = 'POST') {
  const answer = await desk.request(path, { method, token, body: JSON.stringify(body) })
  expect(answer.status, path).toBeLessThan(300)
  return answer.json()
}

const saveDraft = (body: object) =>
  send(`/api/restaurants/${shop}?locale=ja&draft=true`, body, 'PATCH')

async function outgoing(path = `/api/restaurants/${shop}`): Promise<Outgoing> {
  const headers = { 'Accept-Language': 'ja' }
  return (await desk.request(`${path}/outgoing`, { token, headers })).json()
}

test('nothing goes out of what was published as it is', async () => {
  expect(await outgoing()).toEqual({ isShown: true, changes: [] })
})

test('texts are told by their languages, and a price and a colour as shared by both', async () => {
  await saveDraft({
    name: '潮火 逗子',
    name__en: 'Shiobi Zushi',
    accent: 'cedar',
    menu: [{ id: dish, name: '真鯵', price: 980 }],
  })
  expect((await outgoing()).changes).toEqual([
    { label: '店名', tag: 'ja', before: '潮火', after: '潮火 逗子' },
    { label: '店名', tag: 'en', before: 'Shiobi', after: 'Shiobi Zushi' },
    { label: 'お品書き › 1. 真鯵 › 品名', tag: 'ja', before: '鯵', after: '真鯵' },
    { label: 'お品書き › 1. 真鯵 › 価格（税込・円）', tag: null, before: '900', after: '980' },
    { label: 'お品書き › 2. 鯛', tag: null, before: '表示中', after: '' },
    { label: '色', tag: null, before: '熾火（赤）', after: '杉（緑）' },
  ])
})

test('once Japanese went out alone, the English is left to go out', async () => {
  await saveDraft({ name: '潮火 逗子', name__en: 'Shiobi Zushi', phone: '046-000-0001' })
  const body = { _status: 'published' }
  await send(`/api/restaurants/${shop}?locale=ja&publishSpecificLocale=ja`, body, 'PATCH')
  expect((await outgoing()).changes).toEqual([
    { label: '店名', tag: 'en', before: 'Shiobi', after: 'Shiobi Zushi' },
  ])
})

test('of what visitors never saw, everything goes out', async () => {
  const path = '/api/globals/cta'
  await send(`${path}?locale=ja&draft=true`, { title: 'ご相談ください', _status: 'draft' })
  expect(await outgoing(path)).toMatchObject({
    isShown: false,
    changes: [{ tag: 'ja', before: '', after: 'ご相談ください' }],
  })
})

test('strangers learn nothing of drafts, and of what is not there nobody does', async () => {
  expect((await desk.request(`/api/restaurants/${shop}/outgoing`)).status).toBe(401)
  expect((await desk.request('/api/restaurants/999/outgoing', { token })).status).toBe(404)
})
