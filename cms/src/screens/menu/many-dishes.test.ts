import { setImmediate as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { statementsOf } from '../../../test/statements.ts'
import { textsFrom } from '../../../test/texts-from.ts'
import { changesBetween, type MenuChanges } from './changes.ts'
import { blankDish, type Dish } from './dish.ts'

const { payload, seenFromOutside, ...editor } = await openSignedInDesk({ role: 'editor' })
let shop: number

beforeEach(async () => {
  shop = (await addRestaurant(payload)).id
})

async function send(changes: MenuChanges, to = shop) {
  const answer = await editor.send(`/api/restaurants/${to}/menu?locale=ja`, changes)
  return { status: answer.status, body: await answer.json() }
}

/** A menu in which dishes differ in what they have. */
function menuOf(count: number): Dish[] {
  return Array.from({ length: count }, (_, at) => ({
    ...blankDish(),
    name: textsFrom({ ja: `品${at}`, en: at % 3 === 0 ? '' : `Dish ${at}` }),
    category: textsFrom({ ja: `分類${Math.floor(at / 20)}`, en: '' }),
    price: at % 5 === 0 ? null : 500 + at,
    allergensChecked: at % 2 === 0,
    allergens: at % 2 === 0 ? ['egg', 'milk'] : [],
    marks: at % 4 === 1 ? ['rawFish'] : [],
  }))
}

const changed = (dish: Dish, at: number): Dish => ({
  ...dish,
  price: 900 + at,
  name: { ...dish.name, ja: `${dish.name.ja}改` },
  allergens: dish.allergensChecked ? ['egg'] : [],
})

/** The prices in the histories of a restaurant's dishes, the oldest first. */
async function prices(restaurant: number) {
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { restaurant: { equals: restaurant } },
    pagination: false,
  })
  const { docs: versions } = await payload.findVersions({
    collection: 'dishes',
    where: { 'version.restaurant': { equals: restaurant } },
    sort: 'id',
    pagination: false,
  })
  const pricesOf = (id: string) =>
    versions.filter(({ parent }) => parent === id).map(({ version }) => version.price)
  return docs.map(({ id }) => pricesOf(id))
}

test('a menu of 130 dishes is saved, changed and taken off with a few statements', async () => {
  const menu = menuOf(130)
  const dearer = menu.map(changed)
  const few = 45
  expect(await statementsOf(() => send(changesBetween([], menu)))).toBeLessThan(few)
  expect(await statementsOf(() => send(changesBetween(menu, dearer)))).toBeLessThan(few)
  expect(await statementsOf(() => send(changesBetween(dearer, [])))).toBeLessThan(few)
})

test('a menu of 130 dishes is stored at once: a desk killed before has stored none', async () => {
  const count = async () => {
    const [row] = await seenFromOutside(
      `SELECT count(*) AS count FROM dishes WHERE restaurant_id = ${shop}`,
    )
    return Number(row?.count)
  }
  let isSaved = false
  const saved = send(changesBetween([], menuOf(130))).finally(() => {
    isSaved = true
  })
  const meanwhile: number[] = []
  while (!isSaved) {
    meanwhile.push(await count())
    await pause()
  }
  expect(new Set([...meanwhile, await count()])).toEqual(new Set([0, 130]))
  expect((await saved).status).toBe(200)
})

test('one impossible dish among 130 is refused by its name, and none is saved', async () => {
  const menu = menuOf(130)
  const dear = menu.map((dish, at) => (at === 100 ? { ...dish, price: 2_000_000 } : dish))
  const { status, body } = await send(changesBetween([], dear))
  expect([status, body.errors[0].message]).toEqual([
    400,
    'お品書き　品100の価格（税込・円）：0から1000000までの整数を、数字だけで入力してください。',
  ])
  expect(await prices(shop)).toEqual([])
  expect((await send(changesBetween([], menu))).status).toBe(200)
})

test('a dish whose id another restaurant’s dish has is refused by its name', async () => {
  const menu = menuOf(3)
  await send(changesBetween([], menu))
  const other = (await addRestaurant(payload)).id
  const [first, second] = menuOf(2)
  const [, , third] = menu
  if (!first || !second || !third) throw new Error('There are dishes.')
  const { status, body } = await send(changesBetween([], [first, third, second]), other)
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('品2')])
  expect(await prices(other)).toEqual([])
})

test('one conflict among many changed dishes is named, and none is changed', async () => {
  const menu = menuOf(20)
  await send(changesBetween([], menu))
  await send(changesBetween(menu, menu.with(7, { ...(menu[7] ?? blankDish()), price: 10 })))
  const kept = await prices(shop)
  const { status, body } = await send(changesBetween(menu, menu.map(changed)))
  expect([status, body.clashes]).toEqual([409, [{ id: menu[7]?.id, field: 'price' }]])
  expect(await prices(shop)).toEqual(kept)
})

test('the last of many dishes is moved to the top, and no other is stored anew', async () => {
  const menu = menuOf(20)
  await send(changesBetween([], menu))
  const moved = [...menu.slice(-1), ...menu.slice(0, -1)]
  const { body } = await send(changesBetween(menu, moved))
  expect(body.menu.dishes).toEqual(moved)
  const versions = (await prices(shop)).map((each) => each.length)
  expect(versions).toEqual([2, ...Array.from({ length: 19 }, () => 1)])
})

test('each of many dishes keeps its newest 30 versions', async () => {
  const dishes = menuOf(3)
  let menu = dishes
  await send(changesBetween([], menu))
  for (let price = 1; price <= 31; price++) {
    const next = menu.map((dish) => ({ ...dish, price }))
    await send(changesBetween(menu, next))
    menu = next
  }
  const newest = Array.from({ length: 30 }, (_, at) => at + 2)
  expect(await prices(shop)).toEqual([newest, newest, newest])
})
