import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
const tokens = new Map<string, string>()
let shop: string

beforeAll(async () => {
  desk = await openTestDesk()
  for (const name of ['Mio', 'Ren']) {
    const account = { email: `${name}@example.jp`, password: 'three waves in a row' }
    const data = { ...account, name, role: 'editor' as const }
    await desk.payload.create({ collection: 'users', data })
    const { token } = await desk.payload.login({ collection: 'users', data: account })
    tokens.set(name, token ?? '')
  }
})
afterAll(() => desk.close())

beforeEach(async () => {
  const body = {
    slug: `shop-${crypto.randomUUID()}`,
    name: '潮火',
    description: '炭火焼き。',
    address: '逗子市0-0',
    phone: '046-000-0000',
    accent: 'ember',
    listedSince: '2021-04-01T00:00:00.000Z',
    _status: 'published',
  }
  const made = await send('Mio', '/api/restaurants?locale=ja', body, 'POST')
  shop = `/api/restaurants/${(await made.json()).doc.id}`
})

const send = (name: string, path: string, body: object, method = 'PATCH') =>
  desk.request(path, { method, token: tokens.get(name) ?? '', body: JSON.stringify(body) })

/** What a form is given that is opened now. */
async function opened(name: string, path: string): Promise<{ updatedAt: string }> {
  const token = tokens.get(name) ?? ''
  const { updatedAt } = await (await desk.request(`${path}?draft=true&locale=ja`, { token })).json()
  return { updatedAt }
}

const QUERY = 'locale=ja&draft=true&autosave=true'

test('what Ren typed is not written over by a form that Mio opened before', async () => {
  const form = await opened('Mio', shop)
  expect((await send('Ren', `${shop}?${QUERY}`, { name: '蓮' })).status).toBe(200)
  const refused = await send('Mio', `${shop}?${QUERY}`, { ...form, name: '澪' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).errors[0].message).toContain('Ren')
  const anew = { ...(await opened('Mio', shop)), name: '澪' }
  expect((await send('Mio', `${shop}?${QUERY}`, anew)).status).toBe(200)
})

test('one’s own saves follow each other, and what was opened after a publish is saved', async () => {
  const form = await opened('Mio', shop)
  for (const name of ['澪', '澪 二']) {
    expect((await send('Mio', `${shop}?${QUERY}`, { ...form, name })).status).toBe(200)
  }
  const publish = `${shop}?locale=ja&publishSpecificLocale=ja`
  expect((await send('Mio', publish, { name: '澪 三', _status: 'published' })).status).toBe(200)
  const after = { ...(await opened('Ren', shop)), name: '蓮' }
  expect((await send('Ren', `${shop}?${QUERY}`, after)).status).toBe(200)
})

test('a part of the home page is kept from it as well', async () => {
  const hero = '/api/globals/hero'
  const save = (name: string, body: object) => send(name, `${hero}?${QUERY}`, body, 'POST')
  expect((await save('Mio', { title: 'ようこそ' })).status).toBe(200)
  const form = await opened('Mio', hero)
  expect((await save('Ren', { ...form, title: 'いらっしゃい' })).status).toBe(200)
  expect((await save('Mio', { ...form, title: 'ようこそ！' })).status).toBe(409)
})
