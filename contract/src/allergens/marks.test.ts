import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
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
  const stated = fc.record({
    allergens: fc.shuffledSubarray([...ALLERGENS], { maxLength: 5 }),
    marks: fc.shuffledSubarray([...MARKS]),
    allergenList: fc.option(fc.constantFrom(...ALLERGEN_LISTS.map(({ date }) => date))),
  })
  const property = fc.property(stated, (raw) => {
    const dish: DishFacts = readDishFacts(raw)
    for (const diet of dietsOf(dish)) expect(against(diet, dish), diet).toEqual([])
    expect(containedIn(dish)).toEqual(expect.arrayContaining(raw.allergens))
    // What is stated is known, and what the list did not ask for is not: nothing is both.
    expect(unknownIn(dish).filter((each) => raw.allergens.includes(each))).toEqual([])
    expect(readDishFacts(dish)).toEqual(dish)
    const otherwise = { allergens: raw.allergens.toReversed(), marks: raw.marks.toReversed() }
    expect(readDishFacts({ ...raw, ...otherwise })).toEqual(dish)
  })
  fc.assert(property, { ...SEARCH, numRuns: 10 * SEARCH.numRuns })
  expect(DIETS).toHaveLength(3)
})
