import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { readDishFacts } from '@noren/contract/allergens/marks'
import { expect, test } from 'vitest'
import { addDish } from '../../../../test/facts.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'
import { factsFromDesk } from './dish-facts.ts'

const { payload, as } = await openSignedInDesk({ role: 'editor' })

const { id: shop } = await addRestaurant(payload)
const saveDish = (facts: object) => addDish(payload, shop, { name: '一品', ...facts })

test('allergens that no one has checked are not stated, even if some are chosen', () => {
  const chosen = { allergens: ['soy', 'egg'] }
  expect(readDishFacts(factsFromDesk(chosen))).toEqual({})
  expect(readDishFacts(factsFromDesk({ ...chosen, allergensChecked: true }))).toEqual({
    allergens: ['egg', 'soy'],
  })
  expect(readDishFacts(factsFromDesk({ allergensChecked: true }))).toEqual({ allergens: [] })
})

test('a dish’s statements are published as staff entered them', () => {
  const checked = { allergensChecked: true }
  for (const [entered, published] of [
    [{ allergensChecked: false, allergens: [], marks: [] }, {}],
    [{ ...checked, allergens: [] }, { allergens: [] }],
    [
      { ...checked, allergens: [], allergenList: '2025-12-15' },
      { allergens: [], allergenList: '2025-12-15' },
    ],
    [{ ...checked, allergens: [...ALLERGENS] }, { allergens: [...ALLERGENS] }],
    [
      { ...checked, allergens: ['egg'], marks: ['vegetarian'] },
      { allergens: ['egg'], marks: ['vegetarian'] },
    ],
  ])
    expect(readDishFacts(factsFromDesk(entered ?? {}))).toEqual(published)
})

test('the desk notes who stated a dish’s allergens and when, until someone makes another statement', async () => {
  const mio = await as('editor', { name: 'Mio', email: 'mio@example.jp' })
  const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
  const { id } = await saveDish({})
  const save = (data: object, { user }: typeof mio) =>
    payload.update({ collection: 'dishes', id, locale: 'ja', data, user })
  const checked = { allergensChecked: true, allergens: ['egg'] }
  const before = Date.now()
  const first = await save({ ...checked, allergensStatedBy: 'Somebody else' }, mio)
  expect(first).toMatchObject({ allergenList: null, allergensStatedBy: 'Mio' })
  expect(Date.parse(first.allergensStatedAt ?? '')).toBeGreaterThanOrEqual(before)
  const priced = await save({ ...checked, price: 900 }, ren)
  expect(priced).toMatchObject({ price: 900, allergensStatedBy: 'Mio' })
  expect(priced.allergensStatedAt).toBe(first.allergensStatedAt)
  const restated = await save({ ...checked, allergenList: '2025-12-15' }, ren)
  expect(restated).toMatchObject({ allergenList: '2025-12-15', allergensStatedBy: 'Ren' })
  const open = await save({ allergensChecked: false }, mio)
  expect(open).toMatchObject({ allergensStatedAt: null, allergensStatedBy: null })
})

test('the desk refuses a diet that the chosen ingredients contradict, and names them', async () => {
  const egg = { allergensChecked: true, allergens: ['egg', 'milk'] }
  await expect(saveDish({ ...egg, marks: ['vegan'] })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'marks',
          message: '「ヴィーガン」は、この品に含まれるもの（卵・乳）と合いません。',
        },
      ],
    },
  })
  expect(await saveDish({ ...egg, marks: ['vegetarian'] })).toMatchObject({
    allergensChecked: true,
    marks: ['vegetarian'],
  })
})
