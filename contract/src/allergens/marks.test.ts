import { expect, test } from 'vitest'
import { seededRandom } from '../testing/random-json.ts'
import { ALLERGENS } from './allergens.ts'
import { ALLERGEN_LISTS } from './lists.ts'
import {
  against,
  containedIn,
  DIETS,
  type DishFacts,
  dietsOf,
  MARKS,
  readDishFacts,
  unknownIn,
} from './marks.ts'

test('each mark appears once in the order of the menu, and unknown ones are left out', () => {
  expect(readDishFacts({ marks: ['alcohol', 'vegan', 'keto', 'vegan'] })).toEqual({
    marks: ['vegan', 'alcohol'],
  })
  expect(readDishFacts({ marks: [] })).toEqual({})
  expect(readDishFacts({ marks: 'vegan' })).toEqual({})
})

test('a diet that the dish’s own ingredients contradict is ignored', () => {
  expect(readDishFacts({ allergens: ['egg'], marks: ['vegetarian', 'vegan'] })).toEqual({
    allergens: ['egg'],
    marks: ['vegetarian'],
  })
  expect(readDishFacts({ allergens: ['pork'], marks: ['halal'] })).toEqual({ allergens: ['pork'] })
  expect(readDishFacts({ marks: ['halal', 'alcohol'] })).toEqual({ marks: ['alcohol'] })
  expect(against('vegan', { allergens: ['wheat', 'egg', 'milk'] })).toEqual(['egg', 'milk'])
})

test.each([
  'shrimp',
  'crab',
  'abalone',
  'squid',
  'salmonRoe',
  'beef',
  'salmon',
  'mackerel',
  'chicken',
  'pork',
  'gelatin',
])('a dish with %s is neither vegetarian nor vegan', (allergen) => {
  const marks = ['vegetarian', 'vegan']
  expect(readDishFacts({ allergens: [allergen], marks })).toEqual({ allergens: [allergen] })
})

test('raw fish is not vegetarian', () => {
  expect(readDishFacts({ marks: ['vegetarian', 'rawFish'] })).toEqual({ marks: ['rawFish'] })
})

test('an allergen that the dish’s list did not ask for is unknown, never absent', () => {
  const before = readDishFacts({ allergens: ['wheat'] })
  expect(before).toEqual({ allergens: ['wheat'] })
  expect(unknownIn(before)).toEqual(['pistachio'])
  expect(unknownIn(readDishFacts({ allergens: [], allergenList: '2024-03-28' }))).toEqual([
    'pistachio',
  ])
  const now = readDishFacts({ allergens: [], allergenList: '2025-12-15' })
  expect(now).toEqual({ allergens: [], allergenList: '2025-12-15' })
  expect(unknownIn(now)).toEqual([])
  expect(unknownIn({})).toEqual(ALLERGENS)
})

test('a dish contains what it states, whichever list it follows', () => {
  expect(unknownIn(readDishFacts({ allergens: ['pistachio'] }))).toEqual([])
  expect(unknownIn(readDishFacts({ allergens: ['cashew'] }))).toEqual(['pistachio'])
})

test('a statement by an unknown list counts as none', () => {
  for (const allergenList of ['2031-04-01', '', 2025, {}]) {
    expect(readDishFacts({ allergens: ['egg'], allergenList, marks: ['rawFish'] })).toEqual({
      marks: ['rawFish'],
    })
  }
  expect(readDishFacts({ allergens: ['egg'], allergenList: null })).toEqual({ allergens: ['egg'] })
  expect(readDishFacts({ allergenList: '2025-12-15' })).toEqual({})
})

test('a vegan dish is vegetarian too', () => {
  expect(dietsOf({ marks: ['vegan'] })).toEqual(['vegetarian', 'vegan'])
  expect(dietsOf({ marks: ['halal', 'rawFish'] })).toEqual(['halal'])
  expect(dietsOf({})).toEqual([])
})

test('whatever is stated, no dish suits a diet that forbids what it contains', () => {
  const random = seededRandom(20261122)
  const some = <T>(all: readonly T[]) => all.filter(() => random() < 0.15)
  for (let round = 0; round < 2000; round++) {
    const dish: DishFacts = readDishFacts({
      allergens: some(ALLERGENS),
      marks: some(MARKS),
      allergenList: some(ALLERGEN_LISTS)[0]?.date,
    })
    for (const diet of dietsOf(dish)) expect(against(diet, dish), diet).toEqual([])
    expect(containedIn(dish)).toEqual(expect.arrayContaining(dish.allergens ?? []))
    expect(readDishFacts(dish)).toEqual(dish)
  }
  expect(DIETS).toHaveLength(3)
})
