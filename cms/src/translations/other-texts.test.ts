import type { JsonObject } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
let token: string

beforeAll(async () => {
  desk = await openTestDesk()
  const account = { email: 'mio@example.jp', password: 'three waves in a row' }
  await desk.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  token = (await desk.payload.login({ collection: 'users', data: account })).token ?? ''
})
afterAll(() => desk.close())

/** A row of its own for each test: no two of a desk have one id. */
let dish: string

beforeEach(() => {
  dish = rowId()
})

const rowId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

const RESTAURANT = {
  name: '潮火',
  description: '炭火焼き。',
  address: '逗子市0-0',
  phone: '046-000-0000',
  accent: 'ember',
  listedSince: '2021-04-01T00:00:00.000Z',
}

async function send(path: string, body: object, method = 'POST') {
  const answer = await desk.request(path, { method, token, body: JSON.stringify(body) })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return (await answer.json()).doc
}

function created(otherTexts: object) {
  const menu = [{ id: dish, name: '鯵' }]
  const slug = `shop-${crypto.randomUUID()}`
  return send('/api/restaurants?locale=ja&draft=true', { ...RESTAURANT, menu, slug, otherTexts })
}

function change(id: number, data: object) {
  return send(`/api/restaurants/${id}?locale=ja&draft=true`, data, 'PATCH')
}

async function held(id: number): Promise<JsonObject> {
  return desk.payload.findByID({ collection: 'restaurants', id, locale: 'all', draft: true })
}

async function gaps(id: number): Promise<string[]> {
  const answer = await desk.request(`/api/restaurants/${id}/translations?locale=en`, { token })
  const { gaps } = await answer.json()
  return gaps.map(({ key, state }: { key: string; state: string }) => `${key} ${state}`)
}

test('a new restaurant has both languages from its first save, rows too', async () => {
  const { id } = await created({ en: { name: 'Shiobi', [`menu.${dish}.name`]: 'Horse mackerel' } })
  const { name, menu } = await held(id)
  expect([name, menu[0].name]).toEqual([
    { ja: '潮火', en: 'Shiobi' },
    { ja: '鯵', en: 'Horse mackerel' },
  ])
})

test('a row that is added and one that is taken away keep the languages apart', async () => {
  const { id } = await created({ en: { [`menu.${dish}.name`]: 'Horse mackerel' } })
  const clam = rowId()
  await change(id, {
    menu: [
      { id: clam, name: '蛤' },
      { id: dish, name: '鯵' },
    ],
    otherTexts: { en: { [`menu.${clam}.name`]: 'Clams' } },
  })
  expect((await held(id)).menu.map((dish: JsonObject) => dish.name.en)).toEqual([
    'Clams',
    'Horse mackerel',
  ])
  await change(id, { menu: [{ id: clam, name: '蛤' }] })
  expect((await held(id)).menu.map((dish: JsonObject) => dish.name)).toEqual([
    { ja: '蛤', en: 'Clams' },
  ])
})

test('texts that were changed together are in step, one that was changed alone is not', async () => {
  const { id } = await created({ en: { name: 'Shiobi', description: 'Charcoal.' } })
  await change(id, { name: '潮火 本店', otherTexts: { en: { name: 'Shiobi Main' } } })
  expect(await gaps(id)).not.toContain('name stale')
  await change(id, { description: '薪火焼き。', otherTexts: { en: { name: 'Shiobi Main' } } })
  expect(await gaps(id)).toContain('description stale')
  await change(id, { otherTexts: { en: { description: 'Wood fire.' } } })
  expect(await gaps(id)).not.toContain('description stale')
})

test('what is no text of the document changes nothing', async () => {
  const { id } = await created({ en: { name: 'Shiobi' } })
  for (const otherTexts of [
    { en: { '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes', phone: '1' } },
    { fr: { name: 'x' } },
    { en: { name: { a: 1 } } },
    { en: { [`menu.${dish}`]: 'x', 'menu.nobody.name': 'x' } },
    'x',
    [],
    null,
  ]) {
    await change(id, { otherTexts })
  }
  const { name, phone, menu } = await held(id)
  expect([name.en, phone, menu.length]).toEqual(['Shiobi', '046-000-0000', 1])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
