import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { type DishFacts, readDishFacts } from '@noren/contract/allergens/marks'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { factsForDesk, factsFromDesk } from './dish-facts.ts'

const { payload, as } = await openSignedInDesk({ role: 'editor' })

const saveDish = (facts: object) => addRestaurant(payload, { menu: [{ name: '一品', ...facts }] })

test('allergens that nobody has checked are not stated, even where some were chosen', () => {
  const chosen = { requiredAllergens: ['egg'], recommendedAllergens: ['soy'] }
  expect(readDishFacts(factsFromDesk(chosen))).toEqual({})
  expect(readDishFacts(factsFromDesk({ ...chosen, allergensChecked: true }))).toEqual({
    allergens: ['egg', 'soy'],
  })
  expect(readDishFacts(factsFromDesk({ allergensChecked: true }))).toEqual({ allergens: [] })
})

test('what a dish states comes out of the desk as it went in', () => {
  const dishes: DishFacts[] = [
    {},
    { allergens: [] },
    { allergens: [], allergenList: '2025-12-15' },
    { allergens: [...ALLERGENS] },
  ]
  for (const dish of [...dishes, { allergens: ['egg'], marks: ['vegetarian'] } as const]) {
    expect(readDishFacts(factsFromDesk(factsForDesk(readDishFacts(dish))))).toEqual(dish)
  }
})

test('a statement is noted with who made it and when, and keeps that until another is made', async () => {
  const mio = await as('editor', { name: 'Mio', email: 'mio@example.jp' })
  const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
  const { id, menu } = await addRestaurant(payload, { menu: [{ name: '鯵' }, { name: '蛤' }] })
  const [aji, hamaguri] = menu ?? []
  const save = async (facts: object, { user }: typeof mio) => {
    const data = { menu: [{ ...aji, ...facts }, { ...hamaguri }] }
    const saved = await payload.update({ collection: 'restaurants', id, locale: 'ja', data, user })
    return saved.menu?.[0]
  }
  const checked = { allergensChecked: true, requiredAllergens: ['egg'] }
  const before = Date.now()
  const first = await save({ ...checked, allergensStatedBy: 'Somebody else' }, mio)
  expect(first).toMatchObject({ allergenList: null, allergensStatedBy: 'Mio' })
  expect(Date.parse(first?.allergensStatedAt ?? '')).toBeGreaterThanOrEqual(before)
  const priced = await save({ ...checked, price: 900 }, ren)
  expect(priced).toMatchObject({ price: 900, allergensStatedBy: 'Mio' })
  expect(priced?.allergensStatedAt).toBe(first?.allergensStatedAt)
  const anew = await save({ ...checked, allergenList: '2025-12-15' }, ren)
  expect(anew).toMatchObject({ allergenList: '2025-12-15', allergensStatedBy: 'Ren' })
  const open = await save({ allergensChecked: false }, mio)
  expect(open).toMatchObject({ allergensStatedAt: null, allergensStatedBy: null })
})

test('a diet that the chosen ingredients contradict is refused, and the desk says which', async () => {
  const egg = { allergensChecked: true, requiredAllergens: ['egg', 'milk'] }
  await expect(saveDish({ ...egg, marks: ['vegan'] })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'menu.0.marks',
          message: '「ヴィーガン」は、この品に含まれるもの（卵・乳）と合いません。',
        },
      ],
    },
  })
  const { menu } = await saveDish({ ...egg, marks: ['vegetarian'] })
  expect(menu?.[0]).toMatchObject({ allergensChecked: true, marks: ['vegetarian'] })
})
