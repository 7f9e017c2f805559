import { expect, test } from 'vitest'
import { ALLERGENS, RECOMMENDED_ALLERGENS, REQUIRED_ALLERGENS, readAllergens } from './allergens.ts'
import { ALLERGEN_NAMES } from './names.ts'

test('the law requires 8 allergens to be stated and recommends 20 more', () => {
  expect(REQUIRED_ALLERGENS.map((each) => ALLERGEN_NAMES.jp[each]).join('、')).toBe(
    'えび、かに、くるみ、小麦、そば、卵、乳、落花生',
  )
  expect(RECOMMENDED_ALLERGENS.map((each) => ALLERGEN_NAMES.jp[each]).join('、')).toBe(
    'アーモンド、あわび、いか、いくら、オレンジ、カシューナッツ、キウイフルーツ、牛肉、ごま、さけ、さば、大豆、鶏肉、バナナ、豚肉、マカダミアナッツ、もも、やまいも、りんご、ゼラチン',
  )
  expect(new Set(ALLERGENS).size).toBe(28)
})

test('a dish that states no allergens is not a dish without any', () => {
  expect(readAllergens([])).toEqual([])
  expect(readAllergens('[]')).toEqual([])
  for (const raw of [undefined, null, '', 'egg', '{}', {}, 7, false])
    expect(readAllergens(raw)).toBeUndefined()
})

test('stated allergens stand once each in the order of the law', () => {
  expect(readAllergens(['soy', 'egg', 'wheat', 'egg'])).toEqual(['wheat', 'egg', 'soy'])
  expect(readAllergens('["milk"]')).toEqual(['milk'])
})

test('a list with an unknown allergen in it counts as not stated', () => {
  expect(readAllergens(['egg', 'gluten'])).toBeUndefined()
  expect(readAllergens(['egg', null])).toBeUndefined()
  expect(readAllergens(['constructor'])).toBeUndefined()
})
