import { expect, test } from 'vitest'
import { textsFrom } from '../../../test/texts-from.ts'
import {
  dishesOf,
  entriesOf,
  type Group,
  grouped,
  moveEntry,
  remove,
  step,
  tidied,
} from './categories.ts'
import { blankDish, type Dish, noTexts, type Texts } from './dish.ts'

const grill = textsFrom({ ja: '炭火焼き', en: 'From the charcoal' })
const sake = textsFrom({ ja: 'お酒', en: 'Sake' })

function dish(id: string, category: Texts): Dish {
  return { ...blankDish(), id, name: textsFrom({ ja: id, en: id }), category }
}

/** `炭火焼き: aji, hamaguri` for each category. */
const said = (groups: readonly Group[]) =>
  groups.map(({ name, dishes }) => `${name.ja}: ${dishes.map(({ id }) => id).join(', ')}`)

const MENU = grouped([dish('aji', grill), dish('hamaguri', grill), dish('junmai', sake)])

test('dishes of a category are together even if one of them names it in one language only', () => {
  const onlyJa = textsFrom({ ja: '炭火焼き' })
  const groups = grouped([dish('aji', onlyJa), dish('junmai', sake), dish('ebi', grill)])
  expect(said(groups)).toEqual(['炭火焼き: aji, ebi', 'お酒: junmai'])
  expect(dishesOf(groups).map(({ category }) => category.en)).toEqual([
    'From the charcoal',
    'From the charcoal',
    'Sake',
  ])
})

test('dishes without a category are a group of their own', () => {
  expect(
    said(grouped([dish('aji', grill), dish('yu', noTexts()), dish('cha', noTexts())])),
  ).toEqual(['炭火焼き: aji', ': yu, cha'])
})

test('a tidy menu stays as it is', () => {
  const dishes = dishesOf(MENU)
  expect(tidied(dishes, [])).toEqual(dishes)
})

test('a dish dragged past a heading joins that category', () => {
  // 0 炭火焼き, 1 aji, 2 hamaguri, 3 お酒, 4 junmai
  expect(said(moveEntry(MENU, 1, 4))).toEqual(['炭火焼き: hamaguri', 'お酒: junmai, aji'])
  expect(said(moveEntry(MENU, 4, 1))).toEqual(['炭火焼き: junmai, aji, hamaguri', 'お酒: '])
  expect(said(moveEntry(MENU, 2, 0))).toEqual(['炭火焼き: hamaguri, aji', 'お酒: junmai'])
  expect(said(moveEntry(MENU, 1, 9))).toEqual(said(MENU))
})

test('a category is dragged with its dishes', () => {
  expect(said(moveEntry(MENU, 3, 1))).toEqual(['お酒: junmai', '炭火焼き: aji, hamaguri'])
  expect(said(moveEntry(MENU, 0, 4))).toEqual(['お酒: junmai', '炭火焼き: aji, hamaguri'])
})

test('the arrows move a dish by one, over a heading too, and no further than the list', () => {
  expect(said(step(MENU, 'hamaguri', -1))).toEqual(['炭火焼き: hamaguri, aji', 'お酒: junmai'])
  expect(said(step(MENU, 'hamaguri', 1))).toEqual(['炭火焼き: aji', 'お酒: hamaguri, junmai'])
  expect(said(step(MENU, 'junmai', -1))).toEqual(['炭火焼き: aji, hamaguri, junmai', 'お酒: '])
  expect(said(step(MENU, 'aji', -1))).toEqual(said(MENU))
  expect(said(step(MENU, 'junmai', 1))).toEqual(said(MENU))
})

test('the arrows move a category over its neighbour', () => {
  const [first, last] = MENU.map(({ key }) => key)
  expect(said(step(MENU, first ?? '', 1))).toEqual(['お酒: junmai', '炭火焼き: aji, hamaguri'])
  expect(said(step(MENU, last ?? '', 1))).toEqual(said(MENU))
})

test('only an empty category can be removed', () => {
  const [first, last] = MENU.map(({ key }) => key)
  expect(said(remove(MENU, first ?? ''))).toEqual(said(MENU))
  expect(said(remove(remove(MENU, 'junmai'), last ?? ''))).toEqual(['炭火焼き: aji, hamaguri'])
})

test('every line of the screen has its own id, and so does every new dish', () => {
  const ids = entriesOf(MENU).map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  expect(blankDish().id).toMatch(/^[0-9a-f]{24}$/)
  expect(blankDish().id).not.toBe(blankDish().id)
})
