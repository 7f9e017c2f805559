import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addDish } from '../../../test/facts.ts'
import { logLines } from '../../../test/log-lines.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { textsFrom } from '../../../test/texts-from.ts'
import { changesBetween } from './changes.ts'
import { type Dish, noTexts } from './dish.ts'

const NOTHING = { added: [], changed: [], removed: [], moved: [] }

const { payload, dataDir, stranger, ...editor } = await openSignedInDesk({ role: 'editor' })
let shop: number
/** The menu as the screen loads it. */
let menu: Dish[]

beforeEach(async () => {
  shop = (await addRestaurant(payload)).id
  const category = { category: '炭火焼き', category__en: 'Grill' }
  await addDish(payload, shop, { name: '鯵', name__en: 'Horse mackerel', price: 900, ...category })
  await addDish(payload, shop, { name: '蛤', name__en: 'Clams', price: 700, ...category })
  menu = (await send(NOTHING)).body.menu.dishes
})

async function send(body: unknown, as = editor.send) {
  const answer = await as(`/api/restaurants/${shop}/menu?locale=ja`, body)
  return { status: answer.status, body: await answer.json() }
}

/** Sends what the screen sends to change one menu into another. */
const change = (base: Dish[], mine: Dish[], as = editor.send) =>
  send(changesBetween(base, mine), as)

async function shown() {
  const where = { restaurant: { equals: shop } }
  const { docs } = await payload.find({ collection: 'dishes', where, locale: 'ja' })
  return docs.map(({ name, price, soldOut }) => [name, price, soldOut ?? false])
}

/** The two dishes of the test. */
function both(): [Dish, Dish] {
  const [aji, hamaguri] = menu
  if (!aji || !hamaguri) throw new Error('There are two dishes.')
  return [aji, hamaguri]
}

const priced = (dish: Dish, price: number): Dish => ({ ...dish, price })

test('a price goes live, and the draft of its restaurant does not', async () => {
  await payload.update({
    collection: 'restaurants',
    id: shop,
    locale: 'ja',
    draft: true,
    data: { name: '潮火 本店', _status: 'draft' },
  })
  const [aji, hamaguri] = both()
  const { status, body } = await change(menu, [priced(aji, 980), hamaguri])
  expect([status, body.menu.isShown]).toEqual([200, true])
  expect(await shown()).toEqual([
    ['鯵', 980, false],
    ['蛤', 700, false],
  ])
  const { name } = await payload.findByID({ collection: 'restaurants', id: shop, locale: 'ja' })
  expect(name).toBe('潮火')
})

test('a dish has a history of who set which price', async () => {
  const [aji, hamaguri] = both()
  const mio = await editor.as('editor', { name: 'Mio', email: 'mio@example.jp' })
  await change(menu, [priced(aji, 980), hamaguri], mio.send)
  const { docs } = await payload.findVersions({
    collection: 'dishes',
    where: { parent: { equals: aji.id } },
    sort: '-updatedAt',
  })
  expect(docs.map(({ version }) => [version.price, version.changedBy])).toEqual([
    [980, 'Mio'],
    [900, null],
  ])
})

test('the answer also says whether the site has the change, and that it does not while publishing fails', async () => {
  using logged = logLines()
  const { createPublisher } = await import('../../publish/publisher.ts')
  const { createComposer } = await import('../../publish/compose.ts')
  const { folderTarget } = await import('../../base/targets/folder.ts')
  const { handIn } = await import('../../desk/desk.ts')
  onTestFinished(() => handIn(undefined))
  async function publishedTo(folder: string, price: number): Promise<unknown> {
    const { compose } = createComposer(payload)
    const publisher = createPublisher({ compose, target: folderTarget(folder) })
    handIn({ publisher })
    menu = (await send(NOTHING)).body.menu.dishes
    const [aji, hamaguri] = both()
    const { status, body } = await change(menu, [priced(aji, price), hamaguri])
    await publisher.stop()
    expect([status, (await shown())[0]]).toEqual([200, ['鯵', price, false]])
    return body.published
  }
  expect(await publishedTo(join(dataDir, 'published'), 910)).toEqual(expect.stringMatching(/^20/))
  const file = join(dataDir, 'no-folder')
  await writeFile(file, '')
  expect(await publishedTo(join(file, 'published'), 920)).toBeNull()
  expect(logged.lines.map(({ event }) => event)).toContain('publish failed, it will be tried again')
})

test('dishes are added, removed and moved with their texts in both languages', async () => {
  const [aji, hamaguri] = both()
  const saba = {
    ...aji,
    id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
    name: textsFrom({ ja: '鯖', en: 'Mackerel' }),
  }
  const { body } = await change(menu, [hamaguri, saba])
  expect(body.menu.dishes.map(({ name }: Dish) => name)).toEqual([
    { ja: '蛤', en: 'Clams' },
    { ja: '鯖', en: 'Mackerel' },
  ])
  const undone = await change([hamaguri, saba], [hamaguri, aji, saba])
  expect(undone.body.menu.dishes).toEqual([hamaguri, aji, saba])
})

test('a save that is sent again, because its answer was lost, changes nothing', async () => {
  const [aji, hamaguri] = both()
  const saba = {
    ...aji,
    id: 'bbbbbbbbbbbbbbbbbbbbbbbb',
    name: textsFrom({ ja: '鯖', en: 'Mackerel' }),
  }
  const changes = changesBetween(menu, [saba, priced(hamaguri, 750)])
  const first = await send(changes)
  expect(await send(changes)).toEqual({ status: 200, body: first.body })
})

test('other people’s changes stay; a second change of the same field is refused and changes nothing', async () => {
  const [aji, hamaguri] = both()
  await change(menu, [priced(aji, 950), hamaguri])
  const other = await change(menu, [aji, priced(hamaguri, 750)])
  expect(other.status).toBe(200)
  const clash = await change(menu, [priced(aji, 999), hamaguri])
  expect(clash.status).toBe(409)
  expect(clash.body.clashes).toEqual([{ id: aji.id, field: 'price' }])
  expect(clash.body.errors[0].message).toContain('ほかの人が同じ品を変更した')
  expect(await shown()).toEqual([
    ['鯵', 950, false],
    ['蛤', 750, false],
  ])
  const [newest, ...others]: Dish[] = clash.body.menu.dishes
  if (!newest) throw new Error('There are two dishes.')
  const again = await change([newest, ...others], [priced(newest, 999), ...others])
  expect(again.status).toBe(200)
})

test('a dish is sold out for the day and available again, and nothing else of it changes', async () => {
  const [aji, hamaguri] = both()
  const out = [{ ...aji, soldOut: true, soldOutOn: '2026-11-23' }, hamaguri]
  const { body } = await change(menu, out)
  expect(body.menu.dishes).toEqual(out)
  const back = await change(out, menu)
  expect(back.body.menu.dishes).toEqual(menu)
})

test('a dish keeps who checked it when someone else changes its price', async () => {
  const { send: asMio } = await editor.as('editor', { name: 'Mio', email: 'mio@example.jp' })
  const { send: asRen } = await editor.as('editor', { name: 'Ren', email: 'ren@example.jp' })
  const checked = {
    allergensChecked: true,
    allergenList: '2025-12-15',
    allergens: ['egg'],
  } as const
  const [aji, hamaguri] = both()
  const mine: Dish[] = [{ ...aji, ...checked, allergens: ['egg'] }, hamaguri]
  const { body } = await change(menu, mine, asMio)
  const statement = { at: expect.stringMatching(/^20\d\d-/), by: 'Mio' }
  expect(body.menu.statements).toEqual({ [aji.id]: statement })
  const [stated, ...others]: Dish[] = body.menu.dishes
  if (!stated) throw new Error('There are two dishes.')
  const dearer = await change([stated, ...others], [priced(stated, 980), ...others], asRen)
  expect(dearer.body.menu.statements).toEqual(body.menu.statements)
})

test('an impossible value is refused with a sentence that names the dish, and nothing is saved', async () => {
  const [aji, hamaguri] = both()
  const dear = await change(menu, [priced(aji, 800), priced(hamaguri, 2_000_000)])
  expect([dear.status, dear.body.errors[0].message]).toEqual([
    400,
    'お品書き　蛤の価格（税込・円）：0から1000000までの整数を、数字だけで入力してください。',
  ])
  const nameless = { ...aji, name: noTexts() }
  const { status, body } = await change(menu, [nameless, hamaguri])
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('品名')])
  const vegan: Dish = { ...aji, allergensChecked: true, allergens: ['egg'], marks: ['vegan'] }
  expect((await change(menu, [vegan, hamaguri])).status).toBe(400)
  const lost = { ...aji, photo: 123_456 }
  expect((await change(menu, [lost, hamaguri])).status).toBe(400)
  expect(await shown()).toEqual([
    ['鯵', 900, false],
    ['蛤', 700, false],
  ])
})

test('strangers, odd bodies and unknown restaurants are refused', async () => {
  const [aji, hamaguri] = both()
  const changes = changesBetween(menu, [hamaguri, priced(aji, 980)])
  expect((await send(changes, stranger)).status).toBe(401)
  const after = null
  const many = Array.from({ length: 1001 }, (_, at) => ({ dish: { ...aji, id: `d${at}` }, after }))
  const adding = (dish: object) => ({ ...NOTHING, added: [{ dish, after }] })
  for (const body of [
    null,
    [],
    { ...NOTHING, added: 'x' },
    { added: [], changed: [], removed: [] },
    { ...NOTHING, added: [...adding(aji).added, ...adding(aji).added] },
    adding({ ...aji, id: '../x' }),
    adding({ ...aji, price: '900' }),
    adding({ ...aji, price: 1.5 }),
    adding({ ...aji, allergens: ['gold'] }),
    adding({ ...aji, extra: 1 }),
    { ...NOTHING, changed: [{ id: aji.id, from: {}, to: { id: 'x' } }] },
    { ...NOTHING, added: many },
  ]) {
    expect((await send(body)).status).toBe(400)
  }
  const known = shop
  shop = 999_999
  expect((await send(NOTHING)).status).toBe(404)
  shop = known
})
