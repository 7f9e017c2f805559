import { expect, test } from 'vitest'
import { readRestaurant } from './restaurant.ts'

/** A dish as the site reads it, of a restaurant with a lunch and a dinner menu. */
function dish(
  raw: object,
  menus: unknown = [{ name: { en: 'Lunch' } }, { name: { en: 'Dinner' } }],
) {
  const [item] =
    readRestaurant({ menuItems: [{ name: { en: 'Sake' }, ...raw }], menus })?.menuItems ?? []
  const { name: _, description: __, ...others } = item ?? { name: {}, description: {} }
  return others
}

const cup = { label: { en: '180 ml', jp: '一合' }, price: 1100 }
const glass = { label: { en: 'glass', jp: 'グラス' }, price: 600 }

test('a dish with one price is read as it always was', () => {
  expect(dish({ price: 900 })).toEqual({ price: 900 })
  expect(dish({})).toEqual({})
})

test('several prices keep their order, and the lowest is the price that older readers know', () => {
  expect(dish({ price: 1100, prices: [cup, glass] })).toEqual({ price: 600, prices: [cup, glass] })
  expect(dish({ prices: JSON.stringify([cup, glass]) })).toEqual({
    price: 600,
    prices: [cup, glass],
  })
})

test('of a single one of several prices its sum is left', () => {
  expect(dish({ prices: [glass] })).toEqual({ price: 600 })
  expect(dish({ price: 700, prices: [{ label: { en: 'glass' }, price: 'ask' }] })).toEqual({
    price: 700,
  })
})

test('a price without a readable name is not lost', () => {
  expect(dish({ prices: [glass, { price: '¥1,100' }] }).prices).toEqual([
    glass,
    { label: {}, price: 1100 },
  ])
})

test('a dish has at most six prices and four extras', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ label: {}, price: 900 - index }))
  const read = dish({ prices: rows, extras: rows })
  expect(read.prices).toHaveLength(6)
  expect(read.price).toBe(895)
  expect(read.extras).toHaveLength(4)
})

test('“from” needs a sum, and a market price has one as a guide or none', () => {
  expect(dish({ pricing: 'from', price: 1200 })).toEqual({ pricing: 'from', price: 1200 })
  expect(dish({ pricing: 'from' })).toEqual({})
  expect(dish({ pricing: 'market' })).toEqual({ pricing: 'market' })
  expect(dish({ pricing: 'market', prices: [cup, glass] })).toEqual({
    pricing: 'market',
    price: 600,
  })
  expect(dish({ pricing: 'auction', price: 1 })).toEqual({ price: 1 })
})

test('people, notice and minutes are whole numbers that can be true', () => {
  expect(dish({ people: 2, notice: '3', minutes: 90 })).toEqual({
    people: 2,
    notice: 3,
    minutes: 90,
  })
  expect(dish({ people: 1, notice: 0, minutes: 1.5 })).toEqual({})
  expect(dish({ people: 'two', notice: 9999, minutes: null })).toEqual({})
})

test('the lines of a course and what extras add are read in their order', () => {
  const course = [{ en: 'Soup', jp: '椀' }, { jp: '造り' }]
  const extras = [{ label: { jp: '大盛' }, price: 100 }]
  expect(dish({ course: [...course, {}, null, 7], extras })).toEqual({ course, extras })
  expect(dish({ course: 'x', extras: {} })).toEqual({})
})

test('a dish names its menu by place; on a menu that is not there it is on the first', () => {
  expect(dish({ menu: 1 })).toEqual({ menu: 1 })
  expect(dish({ menu: '1' })).toEqual({ menu: 1 })
  for (const menu of [0, 2, -1, 0.5, 'dinner', null]) expect(dish({ menu })).toEqual({})
  expect(dish({ menu: 1 }, null)).toEqual({})
})
