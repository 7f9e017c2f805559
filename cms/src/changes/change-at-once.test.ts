import type { JsonObject, PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
let changeAtOnce: typeof import('./change-at-once.ts').changeAtOnce
let createLocalReq: typeof import('payload').createLocalReq
let shop: number
/** The one dish of the restaurant. */
let dish: string

beforeAll(async () => {
  desk = await openTestDesk()
  ;({ changeAtOnce } = await import('./change-at-once.ts'))
  ;({ createLocalReq } = await import('payload'))
  for (const name of ['Mio', 'Ren']) {
    const account = { email: `${name}@example.jp`, password: 'three waves in a row' }
    await desk.payload.create({ collection: 'users', data: { ...account, name, role: 'editor' } })
  }
})
afterAll(() => desk.close())

beforeEach(async () => {
  const data = {
    slug: `shop-${crypto.randomUUID()}`,
    name: '潮火',
    description: '炭火焼き。',
    address: '逗子市0-0',
    phone: '046-000-0000',
    menu: [{ name: '鯵', price: 900 }],
    accent: 'ember' as const,
    listedSince: '2021-04-01T00:00:00.000Z',
    _status: 'published' as const,
  }
  const doc = await desk.payload.create({ collection: 'restaurants', data, locale: 'ja' })
  shop = doc.id
  dish = String(doc.menu?.[0]?.id)
  await save('en', {
    name: 'Shiobi',
    description: 'From the charcoal.',
    address: '0-0 Zushi',
    menu: [{ id: dish, name: 'Horse mackerel', price: 900 }],
  })
})

function save(locale: 'ja' | 'en', data: object, draft = false) {
  const _status = draft ? ('draft' as const) : ('published' as const)
  return desk.payload.update({
    collection: 'restaurants',
    id: shop,
    locale,
    draft,
    data: { ...data, _status },
  })
}

async function as(name: string): Promise<PayloadRequest> {
  const where = { name: { equals: name } }
  const { docs } = await desk.payload.find({ collection: 'users', where })
  if (!docs[0]) throw new Error(`Nobody is called ${name}.`)
  return createLocalReq({ user: { ...docs[0], collection: 'users' } }, desk.payload)
}

async function doc(draft: boolean): Promise<JsonObject> {
  return desk.payload.findByID({ collection: 'restaurants', id: shop, locale: 'all', draft })
}

const dearer = ({ menu }: JsonObject) => ({
  menu: menu.map((each: JsonObject) => ({ ...each, price: 1200 })),
})

test('a price goes out at once, and the text somebody is still writing does not', async () => {
  await save('ja', { name: '潮火 本店' }, true)
  expect(await changeAtOnce(await as('Ren'), 'restaurants', shop, dearer)).toBe(true)
  const [shown, draft] = [await doc(false), await doc(true)]
  expect([shown.name, shown.menu[0].price]).toEqual([{ ja: '潮火', en: 'Shiobi' }, 1200])
  expect([draft.name, draft.menu[0].price]).toEqual([{ ja: '潮火 本店', en: 'Shiobi' }, 1200])
  expect([shown._status, draft._status]).toEqual(['published', 'draft'])
})

test('a dish that is added has its name in both languages', async () => {
  const added = { name: { ja: '鯖', en: 'Mackerel' }, price: 800 }
  await changeAtOnce(await as('Ren'), 'restaurants', shop, ({ menu }) => ({
    menu: [...menu, added],
  }))
  const { menu } = await doc(false)
  expect(menu.map(({ name }: JsonObject) => name)).toEqual([
    { ja: '鯵', en: 'Horse mackerel' },
    { ja: '鯖', en: 'Mackerel' },
  ])
})

test('what only the draft has stays in the draft', async () => {
  const menu = [
    { id: dish, name: '鯵', price: 900 },
    { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: '蛤', price: 700 },
  ]
  await save('ja', { menu }, true)
  await changeAtOnce(await as('Ren'), 'restaurants', shop, dearer)
  const [shown, draft] = [await doc(false), await doc(true)]
  expect(shown.menu.map(({ name }: JsonObject) => name.ja)).toEqual(['鯵'])
  expect(draft.menu.map(({ name, price }: JsonObject) => [name.ja, price])).toEqual([
    ['鯵', 1200],
    ['蛤', 1200],
  ])
})

test('a restaurant nobody has published stays a draft', async () => {
  await desk.payload.update({
    collection: 'restaurants',
    id: shop,
    data: { _status: 'draft' },
    locale: 'ja',
  })
  expect(await changeAtOnce(await as('Ren'), 'restaurants', shop, dearer)).toBe(false)
  expect((await doc(true)).menu[0].price).toBe(1200)
  expect((await doc(false))._status).toBe('draft')
})

test('a price that cannot be is refused, and nothing of it is kept', async () => {
  const change = ({ menu }: JsonObject) => ({ menu: [{ ...menu[0], price: -1 }] })
  await expect(changeAtOnce(await as('Ren'), 'restaurants', shop, change)).rejects.toThrow()
  expect((await doc(false)).menu[0].price).toBe(900)
})

test('a draft stays its author’s when somebody else changes a price', async () => {
  const body = JSON.stringify({ name: '潮火 本店' })
  const login = { email: 'Mio@example.jp', password: 'three waves in a row' }
  const { token = '' } = await desk.payload.login({ collection: 'users', data: login })
  const path = `/api/restaurants/${shop}?locale=ja&draft=true`
  await desk.request(path, { method: 'PATCH', token, body })
  await changeAtOnce(await as('Ren'), 'restaurants', shop, dearer)
  expect([(await doc(false)).changedBy, (await doc(true)).changedBy]).toEqual(['Ren', 'Mio'])
})

test('of two prices changed at the same moment both stay', async () => {
  await save('ja', {
    menu: [
      { id: dish, name: '鯵', price: 900 },
      { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: '蛤', price: 700 },
    ],
  })
  const price =
    (index: number) =>
    ({ menu }: JsonObject) => ({
      menu: menu.with(index, { ...menu[index], price: 1000 + index }),
    })
  const [mio, ren] = [await as('Mio'), await as('Ren')]
  await Promise.all([
    changeAtOnce(mio, 'restaurants', shop, price(0)),
    changeAtOnce(ren, 'restaurants', shop, price(1)),
  ])
  const { menu } = await doc(false)
  expect(menu.map((each: JsonObject) => each.price)).toEqual([1000, 1001])
})
