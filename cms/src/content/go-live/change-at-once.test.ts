import { createLocalReq, type JsonObject } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { type Member, openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
const { changeAtOnce } = await import('./change-at-once.ts')
let shop: number
/** The one dish of the restaurant. */
let dish: string

beforeEach(async () => {
  const doc = await addRestaurant(payload, { menu: [{ name: '鯵', price: 900 }] })
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
  return payload.update({
    collection: 'restaurants',
    id: shop,
    locale,
    draft,
    data: { ...data, _status },
  })
}

const by = ({ user }: Member) => createLocalReq({ user }, payload)

async function doc(draft: boolean): Promise<JsonObject> {
  return payload.findByID({ collection: 'restaurants', id: shop, locale: 'all', draft })
}

const dearer = ({ menu }: JsonObject) => ({
  menu: menu.map((each: JsonObject) => ({ ...each, price: 1200 })),
})

test('a price goes out at once, and the text somebody is still writing does not', async () => {
  await save('ja', { name: '潮火 本店' }, true)
  expect(await changeAtOnce(await by(ren), 'restaurants', shop, dearer)).toBe(true)
  const [shown, draft] = [await doc(false), await doc(true)]
  expect([shown.name, shown.menu[0].price]).toEqual([{ ja: '潮火', en: 'Shiobi' }, 1200])
  expect([draft.name, draft.menu[0].price]).toEqual([{ ja: '潮火 本店', en: 'Shiobi' }, 1200])
  expect([shown._status, draft._status]).toEqual(['published', 'draft'])
})

test('a dish that is added has its name in both languages', async () => {
  const added = { name: { ja: '鯖', en: 'Mackerel' }, price: 800 }
  await changeAtOnce(await by(ren), 'restaurants', shop, ({ menu }) => ({
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
  await changeAtOnce(await by(ren), 'restaurants', shop, dearer)
  const [shown, draft] = [await doc(false), await doc(true)]
  expect(shown.menu.map(({ name }: JsonObject) => name.ja)).toEqual(['鯵'])
  expect(draft.menu.map(({ name, price }: JsonObject) => [name.ja, price])).toEqual([
    ['鯵', 1200],
    ['蛤', 1200],
  ])
})

test('a restaurant nobody has published stays a draft', async () => {
  await payload.update({
    collection: 'restaurants',
    id: shop,
    data: { _status: 'draft' },
    locale: 'ja',
  })
  expect(await changeAtOnce(await by(ren), 'restaurants', shop, dearer)).toBe(false)
  expect((await doc(true)).menu[0].price).toBe(1200)
  expect((await doc(false))._status).toBe('draft')
})

test('a price that cannot be is refused, and nothing of it is kept', async () => {
  const change = ({ menu }: JsonObject) => ({ menu: [{ ...menu[0], price: -1 }] })
  await expect(changeAtOnce(await by(ren), 'restaurants', shop, change)).rejects.toThrow()
  expect((await doc(false)).menu[0].price).toBe(900)
})

test('a draft stays its author’s when somebody else changes a price', async () => {
  const path = `/api/restaurants/${shop}?locale=ja&draft=true`
  await mio.send(path, { name: '潮火 本店' }, 'PATCH')
  await changeAtOnce(await by(ren), 'restaurants', shop, dearer)
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
  const [mios, rens] = [await by(mio), await by(ren)]
  await Promise.all([
    changeAtOnce(mios, 'restaurants', shop, price(0)),
    changeAtOnce(rens, 'restaurants', shop, price(1)),
  ])
  const { menu } = await doc(false)
  expect(menu.map((each: JsonObject) => each.price)).toEqual([1000, 1001])
})
