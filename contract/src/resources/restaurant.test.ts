import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { CALLS } from './calls.ts'
import {
  byCreatedAt,
  readRestaurant,
  readRestaurantList,
  readRestaurantListItem,
} from './restaurant.ts'

test('a list item carries _id, slug, name and createdAt', proves('ENT-01'), () => {
  const item = {
    _id: 'r1',
    slug: 'shiobi',
    name: { en: 'Shiobi', jp: '潮火' },
    createdAt: '2019-04-01T00:00:00Z',
  }
  expect(CALLS.restaurants.read({ data: [item] })).toEqual([item])
})

test('a list name that arrives as a JSON string is parsed', proves('ENT-02'), () => {
  const item = readRestaurantListItem({ slug: 'shiobi', name: '{"en":"Shiobi","jp":"潮火"}' })
  expect(item?.name).toEqual({ en: 'Shiobi', jp: '潮火' })
})

test.each(['{bad json', '"plain"', '123', 'null', 'true', '[]', 'Shiobi', null, undefined, 5, []])(
  'the restaurant name %j shows as Unknown Restaurant',
  proves('ENT-12', 'J01', 'J02'),
  (name) => {
    expect(readRestaurant({ slug: 'x', name })?.name.en).toBe('Unknown Restaurant')
    expect(readRestaurantListItem({ slug: 'x', name })?.name.en).toBe('Unknown Restaurant')
  },
)

test(
  'a menu item without a readable name is shown as Unknown Item',
  proves('ENT-13', 'J03'),
  () => {
    const items = readRestaurant({ menuItems: '[null,1,{}]' })?.menuItems
    expect(items).toHaveLength(1)
    expect(items?.[0]?.name.en).toBe('Unknown Item')
  },
)

test('other texts that cannot be read are empty', proves('ENT-14'), () => {
  expect(readRestaurant({ slug: 'x', address: '{bad', about: '"x"', hours: 'null' })).toMatchObject(
    {
      address: {},
      description: {},
      about: {},
      hours: {},
    },
  )
})

test.each(['{}', '"x"', '{bad', 'null', 7, null])(
  'a menu or gallery that arrives as %j is empty',
  proves('ENT-15', 'J03'),
  (raw) => {
    expect(readRestaurant({ slug: 'x', menuItems: raw, gallery: raw })).toMatchObject({
      menuItems: [],
      gallery: [],
    })
  },
)

test('a price is a number of yen, however it is written', () => {
  const prices = [1200, '1200', '1,200', '¥1,200', '1,200円', '-5', 'on request', null]
  const items = readRestaurant({ menuItems: prices.map((price) => ({ price })) })?.menuItems
  expect(items?.map(({ price }) => price)).toEqual([
    1200,
    1200,
    1200,
    1200,
    1200,
    undefined,
    undefined,
    undefined,
  ])
})

test('two prices in one text are no price (complaints W9)', () => {
  const prices = ['500円 900円', '500円、550円', '500\n550', '500 550', '12,34', '¥500¥900']
  const items = readRestaurant({ menuItems: prices.map((price) => ({ price })) })?.menuItems
  expect(items?.map(({ price }) => price)).toEqual(prices.map(() => undefined))
})

test('a list item without a slug is left out, since nothing could link to it', () => {
  expect(readRestaurantList([{ name: { en: 'x' } }, { slug: ' ' }, null, 'text'])).toEqual([])
})

test('more than 500 restaurants are all listed', () => {
  const many = Array.from({ length: 1200 }, (_, index) => ({ slug: `r${index}` }))
  expect(readRestaurantList(many)).toHaveLength(1200)
})

test('restaurants are in the order they were created, ties by slug, unreadable dates last', () => {
  const list = readRestaurantList([
    { slug: 'no-date', createdAt: 'soon' },
    { slug: 'b', createdAt: '2020-01-01' },
    { slug: 'a', createdAt: '2020-01-01' },
    { slug: 'also-none' },
    { slug: 'first', createdAt: '2019-12-31T23:59:59+09:00' },
  ])
  expect(list.map(({ slug }) => slug)).toEqual(['first', 'a', 'b', 'also-none', 'no-date'])
  expect(byCreatedAt({ slug: 'a', createdAt: '' }, { slug: 'a', createdAt: '' })).toBe(0)
})

test('a missing restaurant is null', () => {
  for (const raw of [undefined, null, {}, [], 'x']) expect(readRestaurant(raw)).toBeNull()
})

test('the allergens of a dish are stated, stated as none, or not stated at all', () => {
  const items = readRestaurant({
    menuItems: [
      { allergens: ['soy', 'egg'], allergenList: '2025-12-15', marks: ['rawFish'] },
      { allergens: [] },
      {},
    ],
  })?.menuItems
  expect(items).toMatchObject([
    { allergens: ['egg', 'soy'], allergenList: '2025-12-15', marks: ['rawFish'] },
    { allergens: [] },
    {},
  ])
  expect(items?.map((item) => Object.hasOwn(item, 'allergens'))).toEqual([true, true, false])
})
