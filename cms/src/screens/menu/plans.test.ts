import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readObject } from '@noren/contract/json'
import { previewFolder } from '@noren/kit/disk/preview-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDish, addMenu } from '../../../test/facts.ts'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { taken } from '../../../test/signed-in-desk.ts'
import { textsFrom } from '../../../test/texts-from.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { changesBetween } from './changes.ts'
import { type Dish, readDishes } from './dish.ts'
import type { Menu } from './menus.ts'

const { payload, composer, publisher, folder, send, stranger, as } = await publishingDesk()
const { createPreviews } = await import('../../publish/preview/previews.ts')
const { startDays, takePlans } = await import('../../content/kinds/facts/day-begins.ts')
const { compose } = composer
const previews = createPreviews({ compose, folder, desk: 'http://localhost:3001' })
const { handIn } = await import('../../desk/desk.ts')
handIn({ publisher, previews })

let shop: number
let slug = 0

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+09:00') })
  slug += 1
  shop = (await addRestaurant(payload, { slug: `shop-${slug}` })).id
})

afterEach(() => {
  vi.useRealTimers()
})

/** Sets the clock forward to a time in Japan. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+09:00`))

/** The dishes of the restaurant in a content, with their prices. */
const menuIn = (restaurants: readonly unknown[] = []) =>
  restaurants
    .map(readObject)
    .filter((each) => each.slug === `shop-${slug}`)
    .flatMap(({ menuItems }) => (Array.isArray(menuItems) ? menuItems : []))
    .map(readObject)
    .map(({ name, price }) => [readObject(name).jp, price])

const published = async () => menuIn((await compose()).content.restaurants)

async function dishes(): Promise<Dish[]> {
  const where = { restaurant: { equals: shop } }
  return readDishes((await payload.find({ collection: 'dishes', where, locale: 'all' })).docs)
}

test('a dish is on the menu from its first day of business to its last', async () => {
  await addDish(payload, shop, { name: '牡蠣', shownFrom: dayKept('2026-12-01') })
  await addDish(payload, shop, { name: '秋刀魚', shownUntil: dayKept('2026-11-30') })
  expect(await published()).toEqual([['秋刀魚', undefined]])
  at('2026-12-01T04:59:00')
  expect(await published()).toEqual([['秋刀魚', undefined]])
  at('2026-12-01T05:00:00')
  expect(await published()).toEqual([['牡蠣', undefined]])
})

test('a planned price becomes the price when its day begins, and asks for a publish', async () => {
  const planned = { plannedPrice: 980, plannedFrom: dayKept('2026-12-01') }
  await addDish(payload, shop, { name: '鯵', price: 900, ...planned })
  await takePlans(payload, '2026-11-30')
  expect(await published()).toEqual([['鯵', 900]])
  at('2026-12-01T05:00:00')
  const asked = vi.fn()
  const days = startDays(payload, () => true, asked)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await days.stop()
  expect(await published()).toEqual([['鯵', 980]])
  expect(await dishes()).toMatchObject([{ price: 980, plannedPrice: null, plannedFrom: null }])
})

test('a preview of New Year’s Eve has the prices and the dishes of that day', async () => {
  const planned = { plannedPrice: 980, plannedFrom: dayKept('2026-12-01') }
  await addDish(payload, shop, { name: '鯵', price: 900, ...planned })
  await addDish(payload, shop, { name: '年越しそば', shownFrom: dayKept('2026-12-31') })
  const address = `/api/restaurants/${shop}/preview?locale=ja&at=2026-12-31T23:40`
  const answer = await send(address, undefined, 'GET')
  const { pathname } = new URL(answer.headers.get('location') ?? '')
  expect(pathname).toMatch(/^\/preview\/[0-9a-f]{32}@2026-12-31T23:40\/ja\/restaurants\/shop-/)
  const own = previewFolder(folder, pathname.slice('/preview/'.length).slice(0, 32))
  const snapshot = await readFile(join(own, 'current'), 'utf8')
  const { content } = JSON.parse(await readFile(join(own, snapshot.trim()), 'utf8'))
  expect(menuIn(content.restaurants)).toEqual([
    ['鯵', 980],
    ['年越しそば', undefined],
  ])
  expect(await published()).toEqual([['鯵', 900]])
  const unreadable = await send(address.replace('31T', '32T'), undefined, 'GET')
  expect(unreadable.status).toBe(400)
  expect(await unreadable.text()).toContain('日時を読み取れません')
})

test('a planned description waits for its day, whatever else is published before', async () => {
  const { id } = await addDish(payload, shop, {
    name: '鯵',
    name__en: 'Horse mackerel',
    description: '炭火で。',
    description__en: 'From the charcoal.',
    price: 900,
    plannedDescription: '藁で。',
    plannedFrom: dayKept('2026-12-01'),
  })
  await payload.update({ collection: 'dishes', id, data: { price: 950 } })
  await takePlans(payload, '2026-11-30')
  expect(await dishes()).toMatchObject([{ description: { ja: '炭火で。' }, price: 950 }])
  await takePlans(payload, '2026-12-01')
  expect(await dishes()).toMatchObject([
    {
      name: { ja: '鯵', en: 'Horse mackerel' },
      description: { ja: '藁で。', en: 'From the charcoal.' },
      price: 950,
      plannedDescription: { ja: '', en: '' },
      plannedFrom: null,
    },
  ])
})

test('a text somebody else is writing stays unpublished while prices, closures, planned dishes and the other language go out', async () => {
  const author = await as('owner')
  const own = `/api/restaurants/${shop}?locale=ja`
  at('2026-11-20T12:01:00')
  await taken(author.send(`${own}&draft=true&autosave=true`, { description: '書きかけ' }, 'PATCH'))
  at('2026-11-20T12:02:00')
  const english = { name__en: 'Shiobi', description__en: 'Charcoal.', address__en: 'Zushi' }
  await taken(send(`${own}&draft=true&autosave=true`, english, 'PATCH'))
  await addDish(payload, shop, { name: '鯵', price: 900 })
  const planned = { plannedDescription: textsFrom({ ja: '藁で。' }), plannedFrom: '2026-12-01' }
  const [aji] = await dishes()
  if (!aji) throw new Error('There is a dish.')
  const menu = changesBetween([aji], [{ ...aji, price: 980, ...planned }])
  await taken(send(`/api/restaurants/${shop}/menu?locale=ja`, menu))
  const closure = {
    restaurants: [shop],
    from: '2026-11-22',
    to: '2026-11-22',
    times: [],
    reason: { ja: '荒天のため', en: 'Bad weather' },
    banner: null,
  }
  await taken(send('/api/closures', { closure, replaces: [], over: [] }))
  at('2026-11-20T12:03:00')
  const inEnglish = `/api/restaurants/${shop}?locale=en&publishSpecificLocale=en`
  await taken(send(inEnglish, { _status: 'published' }, 'PATCH'))
  await takePlans(payload, '2026-12-01')
  expect(await published()).toEqual([['鯵', 980]])
  const { restaurants = [] } = (await compose()).content
  expect(JSON.stringify(restaurants)).toMatch(/荒天のため.*Charcoal|Charcoal.*荒天のため/)
  expect(JSON.stringify(restaurants)).toContain('藁で。')
  expect(JSON.stringify(restaurants)).not.toContain('書きかけ')
  const { others, changes } = await taken(send(`/api/restaurants/${shop}/unpublished`))
  expect(others).toEqual(['owner@example.jp'])
  expect(changes).toMatchObject([{ label: 'ひとことで', tag: 'ja', after: '書きかけ' }])
})

test('the menu of a past day is the one at its end, including dishes now in the trash', async () => {
  const [aji, saba] = [
    await addDish(payload, shop, { name: '鯵', price: 900 }),
    await addDish(payload, shop, { name: '鯖', price: 700 }),
  ]
  at('2026-11-21T04:59:00')
  await payload.update({ collection: 'dishes', id: aji.id, data: { price: 950 } })
  at('2026-11-21T12:00:00')
  await payload.update({ collection: 'dishes', id: aji.id, data: { price: 980 } })
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'dishes', id: saba.id, data: { deletedAt } })
  await addDish(payload, shop, { name: '牡蠣' })
  const asked = async (query: string) => {
    const { dishes } = await taken(send(`/api/restaurants/${shop}/menu?${query}`))
    return dishes.map(({ name, price }: Dish) => [name.ja, price])
  }
  const on = (day: string) => asked(`on=${day}`)
  expect(await on('2026-11-20')).toEqual([
    ['鯵', 950],
    ['鯖', 700],
  ])
  expect(await on('2026-11-21')).toEqual([
    ['鯵', 980],
    ['牡蠣', null],
  ])
  expect(await on('2026-11-19')).toEqual([])
  expect(await asked('at=2026-11-21T02:59:00.000Z')).toEqual(await on('2026-11-20'))
  at('2026-11-21T12:05:00')
  await payload.update({
    collection: 'dishes',
    id: saba.id,
    trash: true,
    data: { deletedAt: null },
  })
  expect(await on('2026-11-21')).toEqual([
    ['鯵', 980],
    ['鯖', 700],
    ['牡蠣', null],
  ])
  expect(await asked('at=2026-11-21T03:00:30.000Z')).toEqual([
    ['鯵', 980],
    ['牡蠣', null],
  ])
  const status = async (query: string, as = send) =>
    (await as(`/api/restaurants/${shop}/menu${query}`)).status
  expect(await status('?on=2026-02-30')).toBe(400)
  expect(await status('?at=yesterday')).toBe(400)
  expect(await status('')).toBe(400)
  expect(await status('?on=2026-11-20', stranger)).toBe(401)
})

test('the menus of a past day come back with their dishes, the removed one too', async () => {
  const main = await addMenu(payload, shop, { key: '', name: '夜' })
  const lunch = await addMenu(payload, shop, { key: 'lunch', name: 'ランチ' })
  const soba = await addDish(payload, shop, { name: '盛りそば', menu: 'lunch' })
  await addDish(payload, shop, { name: '鯵' })
  at('2026-11-22T12:00:00')
  const asked = async (query: string) => {
    const { dishes, menus } = await taken(send(`/api/restaurants/${shop}/menu?${query}`))
    return {
      menus: menus.map(({ name }: Menu) => name.ja),
      dishes: dishes.map(({ name, menu }: Dish) => [name.ja, menu]),
    }
  }
  await payload.update({ collection: 'dishes', id: soba.id, data: { menu: null } })
  await payload.update({ collection: 'menus', id: main.id, data: { name: '通し営業' } })
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'menus', id: lunch.id, data: { deletedAt } })
  expect(await asked('on=2026-11-21')).toEqual({
    menus: ['夜', 'ランチ'],
    dishes: [
      ['盛りそば', 'lunch'],
      ['鯵', ''],
    ],
  })
  expect(await asked('on=2026-11-22')).toEqual({
    menus: ['通し営業'],
    dishes: [
      ['盛りそば', ''],
      ['鯵', ''],
    ],
  })
})

test('a menu is previewed as it would be published, and none of it goes live', async () => {
  await addDish(payload, shop, { name: '鯵', name__en: 'Horse mackerel', price: 900 })
  const base = await dishes()

  const [aji] = base
  if (!aji) throw new Error('There is a dish.')
  const oysters = {
    ...aji,
    id: 'oysters',
    price: 1500,
    name: textsFrom({ ja: '牡蠣', en: 'Oysters' }),
  }
  const mine = [{ ...aji, price: 980 }]
  const changes = changesBetween(base, [...mine, oysters])
  const { address } = await taken(send(`/api/restaurants/${shop}/menu/preview?locale=ja`, changes))
  const token = /\/preview\/([0-9a-f]{32})\/ja\/restaurants\/shop-/.exec(address)?.[1] ?? ''
  const own = previewFolder(folder, token)
  const name = (await readFile(join(own, 'current'), 'utf8')).trim()
  const { content } = JSON.parse(await readFile(join(own, name), 'utf8'))
  expect(menuIn(content.restaurants)).toEqual([
    ['鯵', 980],
    ['牡蠣', 1500],
  ])
  expect(await published()).toEqual([['鯵', 900]])
  const refused = await stranger(`/api/restaurants/${shop}/menu/preview`, changes)
  expect(refused.status).toBe(401)
})
