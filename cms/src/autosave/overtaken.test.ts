import { createLocalReq } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { addRestaurant } from '../../test/restaurants.ts'
import { type Member, openSignedInDesk } from '../../test/signed-in-desk.ts'

const { payload, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
let shop: string

beforeEach(async () => {
  shop = `/api/restaurants/${(await addRestaurant(payload)).id}`
})

const patch = ({ send }: Member, path: string, body: object) => send(path, body, 'PATCH')

/** What a form is given that is opened now. */
async function opened({ send }: Member, path: string): Promise<{ updatedAt: string }> {
  const { updatedAt } = await (await send(`${path}?draft=true&locale=ja`)).json()
  return { updatedAt }
}

const QUERY = 'locale=ja&draft=true&autosave=true'

test('what Ren typed is not written over by a form that Mio opened before', async () => {
  const form = await opened(mio, shop)
  expect((await patch(ren, `${shop}?${QUERY}`, { name: '蓮' })).status).toBe(200)
  const refused = await patch(mio, `${shop}?${QUERY}`, { ...form, name: '澪' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).errors[0].message).toContain('Ren')
  const anew = { ...(await opened(mio, shop)), name: '澪' }
  expect((await patch(mio, `${shop}?${QUERY}`, anew)).status).toBe(200)
})

test('one’s own saves follow each other, and what was opened after a publish is saved', async () => {
  const form = await opened(mio, shop)
  for (const name of ['澪', '澪 二']) {
    expect((await patch(mio, `${shop}?${QUERY}`, { ...form, name })).status).toBe(200)
  }
  const publish = `${shop}?locale=ja&publishSpecificLocale=ja`
  expect((await patch(mio, publish, { name: '澪 三', _status: 'published' })).status).toBe(200)
  const after = { ...(await opened(ren, shop)), name: '蓮' }
  expect((await patch(ren, `${shop}?${QUERY}`, after)).status).toBe(200)
})

test('a part of the home page is kept from it as well', async () => {
  const hero = '/api/globals/hero'
  const save = ({ send }: Member, body: object) => send(`${hero}?${QUERY}`, body)
  expect((await save(mio, { title: 'ようこそ' })).status).toBe(200)
  const form = await opened(mio, hero)
  expect((await save(ren, { ...form, title: 'いらっしゃい' })).status).toBe(200)
  expect((await save(mio, { ...form, title: 'ようこそ！' })).status).toBe(409)
})

test('a form that was open while a dish was changed on the menu’s screen does not write the old price back', async () => {
  const dishes = [{ name: '鯵', price: 900 }]
  expect((await patch(mio, `${shop}?locale=ja`, { menu: dishes })).status).toBe(200)
  const form = await opened(mio, shop)
  const autosave = (body: object) => patch(mio, `${shop}?${QUERY}`, body)
  expect((await autosave({ ...form, name: '澪' })).status).toBe(200)
  await changeOfPrice(1200)
  const refused = await autosave({ ...form, menu: dishes })
  expect(refused.status).toBe(409)
  expect((await refused.json()).errors[0].message).toContain('読み込み直し')
  const anew = await opened(mio, shop)
  for (const name of ['澪 二', '澪 三']) {
    expect((await autosave({ ...anew, name })).status).toBe(200)
  }
  const { menu } = await (await mio.send(`${shop}?draft=true&locale=ja`)).json()
  expect(menu[0].price).toBe(1200)
})

/** As Mio's other window changes it, on the screen of the menus. */
async function changeOfPrice(price: number): Promise<void> {
  const { changeAtOnce } = await import('../changes/change-at-once.ts')
  const req = await createLocalReq({ user: mio.user }, payload)
  await changeAtOnce(req, 'restaurants', Number(shop.split('/').at(-1)), ({ menu }) => ({
    menu: menu.map((dish: object) => ({ ...dish, price })),
  }))
}
