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

test('a form that was open while a dish was changed on the menu’s screen does not write the old price back', async () => {
  const dishes = [{ name: '鯵', price: 900 }]
  expect((await send('Mio', `${shop}?locale=ja`, { menu: dishes })).status).toBe(200)
  const form = await opened('Mio', shop)
  const autosave = (body: object) => send('Mio', `${shop}?${QUERY}`, body)
  expect((await autosave({ ...form, name: '澪' })).status).toBe(200)
  await changeOfPrice(1200)
  const refused = await autosave({ ...form, menu: dishes })
  expect(refused.status).toBe(409)
  expect((await refused.json()).errors[0].message).toContain('読み込み直し')
  const anew = await opened('Mio', shop)
  for (const name of ['澪 二', '澪 三']) {
    expect((await autosave({ ...anew, name })).status).toBe(200)
  }
  const { menu } = await (
    await desk.request(`${shop}?draft=true&locale=ja`, { token: tokens.get('Mio') ?? '' })
  ).json()
  expect(menu[0].price).toBe(1200)
})

/** As Mio's other window changes it, on the screen of the menus. */
async function changeOfPrice(price: number): Promise<void> {
  const { changeAtOnce } = await import('../changes/change-at-once.ts')
  const { createLocalReq } = await import('payload')
  const { docs } = await desk.payload.find({
    collection: 'users',
    where: { name: { equals: 'Mio' } },
  })
  if (!docs[0]) throw new Error('Mio has no account')
  const req = await createLocalReq(
    { user: { ...docs[0], collection: 'users' as const } },
    desk.payload,
  )
  await changeAtOnce(req, 'restaurants', Number(shop.split('/').at(-1)), ({ menu }) => ({
    menu: menu.map((dish: object) => ({ ...dish, price })),
  }))
}
