import { expect, test } from 'vitest'
import { ALLERGENS, RECOMMENDED_ALLERGENS, REQUIRED_ALLERGENS, readAllergens } from './allergens.ts'
import { ALLERGEN_LISTS, CURRENT_LIST, listOf, readListDate, sizeOf } from './lists.ts'
import { ALLERGEN_NAMES } from './names.ts'

test('the law requires 9 allergens to be stated and recommends 20 more', () => {
  expect(REQUIRED_ALLERGENS.map((each) => ALLERGEN_NAMES.jp[each]).join('、')).toBe(
    'えび、カシューナッツ、かに、くるみ、小麦、そば、卵、乳、落花生',
  )
  expect(RECOMMENDED_ALLERGENS.map((each) => ALLERGEN_NAMES.jp[each]).join('、')).toBe(
    'アーモンド、あわび、いか、いくら、オレンジ、キウイフルーツ、牛肉、ごま、さけ、さば、大豆、鶏肉、バナナ、ピスタチオ、豚肉、マカダミアナッツ、もも、やまいも、りんご、ゼラチン',
  )
  expect(ALLERGEN_NAMES.en.pistachio).toBe('pistachio')
  expect(new Set(ALLERGENS).size).toBe(29)
})

test('each list has a day, the last one is in force, and the list before it did not ask for pistachio', () => {
  expect(ALLERGEN_LISTS.map((list) => [list.date, sizeOf(list)])).toEqual([
    ['2024-03-28', 28],
    ['2025-12-15', 29],
  ])
  expect(CURRENT_LIST).toBe(ALLERGEN_LISTS.at(-1))
  const [before] = ALLERGEN_LISTS
  const asked = new Set<string>([...before.required, ...before.recommended])
  expect(ALLERGENS.filter((each) => !asked.has(each))).toEqual(['pistachio'])
  expect([...asked].filter((each) => !ALLERGENS.some((known) => known === each))).toEqual([])
})

test('a statement that names no list follows the first one', () => {
  expect(listOf().date).toBe('2024-03-28')
  expect(listOf('2025-12-15')).toBe(CURRENT_LIST)
  expect(readListDate('2025-12-15')).toBe('2025-12-15')
  for (const raw of ['2031-01-01', '', 2025, null, undefined])
    expect(readListDate(raw)).toBeUndefined()
})

test('a dish that states no allergens is not a dish without any', () => {
  expect(readAllergens([])).toEqual([])
  expect(readAllergens('[]')).toEqual([])
  for (const raw of [undefined, null, '', 'egg', '{}', {}, 7, false])
    expect(readAllergens(raw)).toBeUndefined()
})

test('each stated allergen appears once, in the order of the law', () => {
  expect(readAllergens(['soy', 'egg', 'wheat', 'egg'])).toEqual(['wheat', 'egg', 'soy'])
  expect(readAllergens('["milk"]')).toEqual(['milk'])
})

test('a list with an unknown allergen in it counts as not stated', () => {
  expect(readAllergens(['egg', 'gluten'])).toBeUndefined()
  expect(readAllergens(['egg', null])).toBeUndefined()
  expect(readAllergens(['constructor'])).toBeUndefined()
})
