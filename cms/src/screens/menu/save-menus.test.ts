import { beforeEach, expect, test } from 'vitest'
import { addDish } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { textsFrom } from '../../../test/texts-from.ts'
import { changesBetween, type MenuChanges } from './changes.ts'
import type { Dish } from './dish.ts'
import { type Menu, newMenu } from './menus.ts'

const NOTHING = { added: [], changed: [], removed: [], moved: [] }
const MAIN = newMenu('', textsFrom({ ja: 'グランドメニュー', en: 'Main menu' }))
const LUNCH: Menu = {
  ...newMenu('lunch', textsFrom({ ja: 'ランチ', en: 'Lunch' })),
  days: ['weekday'],
}

const { payload, send, as, user } = await openSignedInDesk({ role: 'editor' })
const { unfinishedIn } = await import('../../content/languages/translations/documents.ts')
let shop: number
let soba: Dish

beforeEach(async () => {
  shop = (await addRestaurant(payload)).id
  await addDish(payload, shop, { name: '盛りそば', name__en: 'Soba', price: 600 })
  const [first] = (await save(NOTHING)).body.menu.dishes
  soba = first
})

async function save(changes: Partial<MenuChanges>, by = send) {
  const answer = await by(`/api/restaurants/${shop}/menu?locale=ja`, { ...NOTHING, ...changes })
  return { status: answer.status, body: await answer.json() }
}

const change = (to: Partial<Dish>) => save(changesBetween([soba], [{ ...soba, ...to }]))

const row = (ja: string, price: number) => ({ label: textsFrom({ ja }), price })

test('a second menu is added, renamed, moved and removed, and its dishes are on it', async () => {
  const added = await save({
    menus: { from: [], to: [MAIN, LUNCH] },
    changed: [{ id: soba.id, from: { menu: '' }, to: { menu: 'lunch' } }],
  })
  expect(added.status).toBe(200)
  expect(added.body.menu.menus).toEqual([MAIN, LUNCH])
  expect(added.body.menu.dishes).toEqual([{ ...soba, menu: 'lunch' }])
  const dinner = { ...MAIN, name: textsFrom({ ja: '夜' }), note: textsFrom({ ja: 'お通し400円' }) }
  const moved = await save({ menus: { from: [MAIN, LUNCH], to: [LUNCH, dinner] } })
  expect(moved.body.menu.menus).toEqual([LUNCH, dinner])
  const gone = await save({ menus: { from: [LUNCH, dinner], to: [dinner] } })
  expect(gone.body.menu.menus).toEqual([dinner])
  expect(gone.body.menu.dishes).toEqual([soba])
})

test('two people change different things of one menu and both stay; of the same name nothing is saved', async () => {
  await save({ menus: { from: [], to: [MAIN, LUNCH] } })
  const weekend: Menu = { ...LUNCH, days: ['weekend'] }
  await save({ menus: { from: [MAIN, LUNCH], to: [MAIN, weekend] } })
  const noon = { ...LUNCH, name: textsFrom({ ja: 'お昼' }) }
  const both = await save({ menus: { from: [MAIN, LUNCH], to: [MAIN, noon] } })
  expect([both.status, both.body.menu.menus[1]]).toEqual([200, { ...noon, days: ['weekend'] }])
  const clash = await save({
    menus: { from: [MAIN, LUNCH], to: [MAIN, { ...LUNCH, name: textsFrom({ ja: '昼' }) }] },
  })
  expect([clash.status, clash.body.clashes]).toEqual([409, [{ id: 'lunch', field: 'name' }]])
})

test('several prices, a course and terms are stored and come back as they were written', async () => {
  const to: Partial<Dish> = {
    price: null,
    prices: [row('小', 600), row('大', 900)],
    pricing: 'from',
    people: 2,
    notice: 3,
    minutes: 90,
    course: textsFrom({ ja: '先付\n椀物', en: 'Starter\nSoup' }),
    extras: [row('大盛', 100)],
  }
  const { status, body } = await change(to)
  expect([status, body.menu.dishes]).toEqual([200, [{ ...soba, ...to }]])
})

test('what no menu prints is refused with a sentence at its field, in both languages', async () => {
  const refusals: [Partial<Dish>, string][] = [
    [
      { prices: [row('小', 600), row('大', 900)] },
      'お品書き　盛りそばの価格（税込・円）：1つの価格か、呼び名のついた複数の価格か、どちらか一方だけを入力してください。',
    ],
    [
      { price: null, prices: [row('小', 600)] },
      'お品書き　盛りそばの複数の価格：価格は2〜6件にしてください。',
    ],
    [
      { price: null, prices: [row('小', 600), row('小', 900)] },
      'お品書き　盛りそばの複数の価格：同じ呼び名の価格が2つあります。',
    ],
    [
      { price: null, prices: [row('小', 600), row('大', -1)] },
      'お品書き　盛りそばの複数の価格：価格は、0〜1,000,000の整数で入力してください。',
    ],
    [
      { price: null, pricing: 'market', prices: [row('小', 600), row('大', 900)] },
      'お品書き　盛りそばの価格の書き方：複数の価格がある品は、時価にできません。',
    ],
    [
      { price: null, pricing: 'from' },
      'お品書き　盛りそばの価格の書き方：「〜」には、価格が必要です。',
    ],
    [
      { people: 1 },
      'お品書き　盛りそばの何名様から：2から99までの整数を、数字だけで入力してください。',
    ],
    [
      { extras: [1, 2, 3, 4, 5].map((each) => row(`大盛${each}`, each)) },
      'お品書き　盛りそばの追加・変更（大盛など）：4件までにしてください。',
    ],
  ]
  for (const [to, sentence] of refusals) {
    const { status, body } = await change(to)
    expect([status, body.errors[0].message]).toEqual([400, sentence])
  }
  const market = await change({ price: null, pricing: 'market' })
  expect(market.status).toBe(200)
})

test('a price to come is for a dish with one price', async () => {
  const planned = { plannedPrice: 700, plannedFrom: '2027-01-01' }
  const { body } = await change({
    price: null,
    prices: [row('小', 600), row('大', 900)],
    ...planned,
  })
  expect(body.errors[0].message).toBe(
    'お品書き　盛りそばの予定の価格：予定の価格は、価格が1つの品にだけ入力できます。',
  )
  expect((await change(planned)).status).toBe(200)
})

test('the name of a menu and a course wait for their translation, the names of prices do not', async () => {
  await save({ menus: { from: [], to: [MAIN, { ...LUNCH, name: textsFrom({ ja: 'ランチ' }) }] } })
  await change({
    price: null,
    prices: [row('焼酎割り', 600), row('大', 900)],
    course: textsFrom({ ja: '先付' }),
  })
  const gaps = (await unfinishedIn(payload, user)).flatMap((each) => each.gaps)
  const own = gaps.filter(({ href }) => href.startsWith(`/admin/menu/${shop}`))
  expect(own.map(({ key, tag, state, href }) => [key, tag, state, href])).toEqual([
    ['course', 'en', 'missing', `/admin/menu/${shop}#course.${soba.id}.en`],
    ['name', 'en', 'missing', `/admin/menu/${shop}#menu-name.lunch.en`],
  ])
})

test('a screen from before menus still saves its dishes', async () => {
  const { menu, prices, pricing, people, notice, minutes, course, extras, ...old } = soba
  const added = { dish: { ...old, id: 'cccccccccccccccccccccccc' }, after: null }
  const answer = await send(`/api/restaurants/${shop}/menu?locale=ja`, {
    ...NOTHING,
    added: [added],
  })
  expect(answer.status).toBe(200)
})

test('who edits one restaurant changes the menus of no other', async () => {
  const { send: own } = await as('restaurantEditor', {
    email: 'own@example.jp',
    restaurants: [(await addRestaurant(payload)).id],
  })
  const { status } = await save({ menus: { from: [], to: [MAIN] } }, own)
  expect(status).toBe(404)
})
