import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { type DishFacts, readDishFacts } from '@noren/contract/allergens/marks'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../test/restaurants.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import { factsForDesk, factsFromDesk } from './dish-facts.ts'

const { payload } = await openTestDesk()

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
  const dishes: DishFacts[] = [{}, { allergens: [] }, { allergens: [...ALLERGENS] }]
  for (const dish of [...dishes, { allergens: ['egg'], marks: ['vegetarian'] } as const]) {
    expect(readDishFacts(factsFromDesk(factsForDesk(readDishFacts(dish))))).toEqual(dish)
  }
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
