import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { logLines } from '../../../test/log-lines.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import type { Dish } from './dish.ts'

const { payload, dataDir, stranger, ...editor } = await openSignedInDesk({ role: 'editor' })
let shop: number
/** The menu as the screen would have it. */
let menu: Dish[]

beforeEach(async () => {
  const created = await addRestaurant(payload, {
    menu: [
      { name: '鯵', price: 900, category: '炭火焼き' },
      { name: '蛤', price: 700, category: '炭火焼き' },
    ],
  })
  shop = created.id
  const english = ['Horse mackerel', 'Clams']
  await write('en', {
    name: 'Shiobi',
    description: 'From the charcoal.',
    address: '0-0 Zushi',
    menu: created.menu?.map(({ id }, at) => ({ id, name: english[at], category: 'Grill' })),
  })
  const { body } = await send({ base: [], mine: [] })
  menu = body.menu.dishes
})

function write(locale: 'ja' | 'en', data: object, draft = false) {
  const _status = draft ? ('draft' as const) : ('published' as const)
  return payload.update({
    collection: 'restaurants',
    id: shop,
    locale,
    draft,
    data: { ...data, _status },
  })
}

async function send(body: unknown, as = editor.send) {
  const answer = await as(`/api/restaurants/${shop}/menu?locale=ja`, body)
  return { status: answer.status, body: await answer.json() }
}

async function shown(draft = false) {
  const { menu = [] } = await payload.findByID({
    collection: 'restaurants',
    id: shop,
    locale: 'ja',
    draft,
  })
  return (menu ?? []).map(({ name, price, soldOut }) => [name, price, soldOut ?? false])
}

const priced = (dish: Dish | undefined, price: number): Dish => {
  if (!dish) throw new Error('There is no such dish.')
  return { ...dish, price }
}

test('a price goes out in both languages, and what is still being written does not', async () => {
  await write('ja', { name: '潮火 本店' }, true)
  const { status, body } = await send({ base: menu, mine: [priced(menu[0], 980), menu[1]] })
  expect([status, body.menu.isShown, body.menu.drafted]).toEqual([200, true, null])
  expect(await shown()).toEqual([
    ['鯵', 980, false],
    ['蛤', 700, false],
  ])
  expect(await shown(true)).toEqual(await shown())
  const { name } = await payload.findByID({
    collection: 'restaurants',
    id: shop,
    locale: 'ja',
  })
  expect(name).toBe('潮火')
})

test('whether the site has it is answered too, not while nothing can be written for the site', async () => {
  using logged = logLines()
  const { createPublisher } = await import('../../publish/publisher.ts')
  const { createComposer } = await import('../../publish/compose.ts')
  const { folderTarget } = await import('../../base/targets/folder.ts')
  onTestFinished(() => {
    globalThis.norenDesk = undefined
  })
  async function publishedTo(folder: string, price: number): Promise<unknown> {
    const { compose } = createComposer(payload)
    const publisher = createPublisher({ compose, target: folderTarget(folder) })
    globalThis.norenDesk = { publisher }
    const base = (await send({ base: [], mine: [] })).body.menu.dishes
    const { status, body } = await send({ base, mine: [priced(base[0], price), base[1]] })
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

test('dishes are added, taken off and moved with their texts in both languages', async () => {
  const [aji, hamaguri] = menu
  if (!aji || !hamaguri) throw new Error('There are two dishes.')
  const saba = { ...aji, id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: { ja: '鯖', en: 'Mackerel' } }
  const { body } = await send({ base: menu, mine: [hamaguri, saba] })
  expect(body.menu.dishes.map(({ name }: Dish) => name)).toEqual([
    { ja: '蛤', en: 'Clams' },
    { ja: '鯖', en: 'Mackerel' },
  ])
})

test('what another one changed meanwhile stays; the same dish changed twice is refused and kept', async () => {
  await send({ base: menu, mine: [priced(menu[0], 950), menu[1]] })
  const other = await send({ base: menu, mine: [menu[0], priced(menu[1], 750)] })
  expect(other.status).toBe(200)
  const clash = await send({ base: menu, mine: [priced(menu[0], 999), menu[1]] })
  expect(clash.status).toBe(409)
  expect(clash.body.clashes).toEqual([{ id: menu[0]?.id, field: 'price' }])
  expect(clash.body.errors[0].message).toContain('ほかの人が同じ品を変更した')
  expect(await shown()).toEqual([
    ['鯵', 950, false],
    ['蛤', 750, false],
  ])
  const base: Dish[] = clash.body.menu.dishes
  const again = await send({ base, mine: [priced(base[0], 999), base[1]] })
  expect(again.status).toBe(200)
})

test('a dish that only the draft has stays in the draft until it is published or dropped', async () => {
  const rows = menu.map(({ id, name, price }) => ({ id, name: name.ja, price }))
  await write('ja', { menu: [...rows, { name: '新さんま', price: 1500 }] }, true)
  const { body } = await send({ base: menu, mine: [priced(menu[0], 980), menu[1]] })
  const { dishes, drafted } = body.menu
  expect(drafted.map(({ name }: Dish) => name.ja)).toEqual(['鯵', '蛤', '新さんま'])
  expect((await shown()).map(([name]) => name)).toEqual(['鯵', '蛤'])
  expect(await shown(true)).toEqual([
    ['鯵', 980, false],
    ['蛤', 700, false],
    ['新さんま', 1500, false],
  ])
  const dropped = await send({ base: drafted, mine: dishes })
  expect([dropped.body.menu.drafted, await shown(true)]).toEqual([null, await shown()])
  await write('ja', { menu: [{ name: '鰹', price: 1100 }] }, true)
  const anew = (await send({ base: dishes, mine: dishes })).body.menu
  const taken = await send({ base: dishes, mine: anew.drafted })
  expect([taken.status, taken.body.menu.drafted]).toEqual([200, null])
  expect(await shown()).toEqual([['鰹', 1100, false]])
})

test('a publish of the form that a dish is refused for says which dish, where the form leads to the menu', async () => {
  const rows = menu.map(({ id, name, price }) => ({ id, name: name.ja, price }))
  await write('ja', { menu: [rows[0], { ...rows[1], price: 2_000_000 }] }, true)
  const path = `/api/restaurants/${shop}?locale=ja`
  const answer = await editor.send(path, { name: '潮火', _status: 'published' }, 'PATCH')
  expect([answer.status, (await answer.json()).errors[0].data.errors]).toEqual([
    400,
    [
      {
        path: 'menuLink',
        message: '2. 蛤の価格（税込・円）：0から1000000までの整数を、数字だけで入力してください。',
      },
    ],
  ])
  const sent = { menu: [{ ...rows[0], price: -1 }], _status: 'published' }
  const { errors } = await (await editor.send(path, sent, 'PATCH')).json()
  expect(errors[0].data.errors).toMatchObject([{ path: 'menu.0.price' }])
})

test('a dish is sold out for the day and to be had again, and nothing else of it changes', async () => {
  const [aji, hamaguri] = menu
  const out = [{ ...aji, soldOut: true, soldOutOn: '2026-11-23' }, hamaguri]
  const { body } = await send({ base: menu, mine: out })
  expect(body.menu.dishes).toEqual(out)
  const back = await send({ base: out, mine: menu })
  expect(back.body.menu.dishes).toEqual(menu)
})

test('cashew, chosen while it was only recommended, is still chosen and can be taken off', async () => {
  const { id } = await addRestaurant(payload, {
    menu: [{ name: '白和え', allergensChecked: true, recommendedAllergens: ['cashew', 'sesame'] }],
  })
  shop = id
  const base: Dish[] = (await send({ base: [], mine: [] })).body.menu.dishes
  expect(base[0]?.allergens).toEqual(['cashew', 'sesame'])
  const mine = base.map((dish) => ({ ...dish, allergens: ['sesame'] }))
  const { body } = await send({ base, mine })
  expect(body.menu.dishes[0].allergens).toEqual(['sesame'])
})

test('who checked a dish stays with it when another one changes its price beside a begun draft', async () => {
  const { send: asMio } = await editor.as('editor', { name: 'Mio', email: 'mio@example.jp' })
  const { send: asRen } = await editor.as('editor', { name: 'Ren', email: 'ren@example.jp' })
  const checked = {
    allergensChecked: true,
    allergenList: '2025-12-15',
    allergens: ['egg'],
  } as const
  const [aji, hamaguri] = menu
  if (!aji || !hamaguri) throw new Error('There are two dishes.')
  const mine = [{ ...aji, ...checked }, hamaguri]
  const { body } = await send({ base: menu, mine }, asMio)
  const statement = { at: expect.stringMatching(/^20\d\d-/), by: 'Mio' }
  expect(body.menu.statements).toEqual({ [aji.id]: statement })
  const rows = mine.map(({ id, name }) => ({ id, name: name.ja }))
  await write('ja', { menu: [{ ...rows[0], allergensChecked: false }, rows[1]] }, true)
  const base: Dish[] = body.menu.dishes
  const priced980 = await send({ base, mine: [priced(base[0], 980), base[1]] }, asRen)
  expect(priced980.body.menu.statements).toEqual(body.menu.statements)
})

test('what cannot be is refused with a sentence, and nothing of it is kept', async () => {
  const dear = await send({ base: menu, mine: [priced(menu[0], 2_000_000), menu[1]] })
  expect([dear.status, dear.body.errors[0].message]).toEqual([
    400,
    expect.stringMatching(/価格.*整数/),
  ])
  const nameless = { ...menu[0], name: { ja: '', en: '' } }
  const { status, body } = await send({ base: menu, mine: [nameless, menu[1]] })
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('品名')])
  const vegan = { ...menu[0], allergensChecked: true, allergens: ['egg'], marks: ['vegan'] }
  expect((await send({ base: menu, mine: [vegan, menu[1]] })).status).toBe(400)
  const lost = { ...menu[0], photo: 123_456 }
  expect((await send({ base: menu, mine: [lost, menu[1]] })).status).toBe(400)
  expect(await shown()).toEqual([
    ['鯵', 900, false],
    ['蛤', 700, false],
  ])
})

test('strangers, odd bodies and unknown restaurants are refused', async () => {
  expect((await send({ base: menu, mine: menu }, stranger)).status).toBe(401)
  const many = Array.from({ length: 1001 }, (_, at) => ({ ...menu[0], id: `d${at}` }))
  const [aji] = menu
  for (const body of [
    null,
    [],
    { base: menu },
    { base: menu, mine: 'x' },
    { base: menu, mine: [aji, aji] },
    { base: menu, mine: [{ ...aji, id: '../x' }] },
    { base: menu, mine: [{ ...aji, price: '900' }] },
    { base: menu, mine: [{ ...aji, price: 1.5 }] },
    { base: menu, mine: [{ ...aji, allergens: ['gold'] }] },
    { base: menu, mine: [{ ...aji, extra: 1 }] },
    { base: menu, mine: many },
  ]) {
    expect((await send(body)).status).toBe(400)
  }
  const known = shop
  shop = 999_999
  expect((await send({ base: [], mine: [] })).status).toBe(404)
  shop = known
})
