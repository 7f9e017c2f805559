import { expect, test } from 'vitest'
import type { Dish, Menu } from '../../payload-types.ts'
import { dishesByMenu, dishPrices } from './menu.ts'

const TIMES = { createdAt: '', updatedAt: '' }

function menu(key: string | null, name: object, more: Partial<Menu> = {}): Menu {
  return { ...TIMES, id: `menu-${key}`, restaurant: 1, place: '', key, ...more, ...shown({ name }) }
}

function dish(id: string, more: object = {}): Dish {
  return { ...TIMES, id, restaurant: 1, place: '', ...shown(more) }
}

/** Texts as they are read in all languages, which the types of one language do not know. */
function shown(fields: object): object {
  return fields
}

test('dishes come menu by menu, and a menu without dishes today is left out', () => {
  const menus = [
    menu(null, { ja: '夜' }),
    menu('season', { ja: '季節' }),
    menu('lunch', { ja: 'ランチ', en: 'Lunch' }, { sessions: ['lunch'], days: ['weekday'] }),
  ]
  const dishes = [dish('set', { menu: 'lunch' }), dish('aji'), dish('old', { menu: 'gone' })]
  const found = dishesByMenu(menus, dishes)
  expect(found.menus).toEqual([
    { name: { jp: '夜' } },
    { name: { jp: 'ランチ', en: 'Lunch' }, when: { sessions: ['lunch'], days: ['weekday'] } },
  ])
  expect(found.dishes.map(({ dish, menu }) => [dish.id, menu])).toEqual([
    ['aji', 0],
    ['old', 0],
    ['set', 1],
  ])
})

test('a restaurant without menus is published as it always was', () => {
  expect(dishesByMenu([], [dish('aji')])).toEqual({
    menus: [],
    dishes: [{ dish: dish('aji'), menu: 0 }],
  })
  expect(dishPrices(dish('aji', { price: 900, prices: [], extras: null }))).toEqual({ price: 900 })
})

test('the lowest of several prices is the price that older readers know', () => {
  const prices = [
    { label: { ja: '二合' }, price: 1100 },
    { label: { ja: '一合', en: 'a flask' }, price: 600 },
  ]
  expect(dishPrices(dish('sake', { price: null, prices }))).toEqual({
    price: 600,
    prices: [
      { label: { jp: '二合', en: '360 ml' }, price: 1100 },
      { label: { jp: '一合', en: 'a flask' }, price: 600 },
    ],
  })
})

test('the lines of a course stand side by side, however many each language has', () => {
  const course = { ja: '先付\n\n椀物\n', en: 'Starter' }
  expect(dishPrices(dish('course', { price: 8000, course, people: 2 }))).toEqual({
    price: 8000,
    people: 2,
    course: [{ jp: '先付', en: 'Starter' }, { jp: '椀物' }],
  })
})
