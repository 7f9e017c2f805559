import { expect, test } from 'vitest'
import { withWholeCategories } from './restaurant.ts'

test('dishes of one category stay together, even if some name it in one language only', () => {
  const grill = { en: 'From the grill', jp: '炭火' }
  expect(
    withWholeCategories([
      { name: 'Clams', category: { jp: '炭火' } },
      { name: 'Mackerel', category: grill },
      { name: 'Squid', category: { en: 'From the grill' } },
      { name: 'Oden', category: { jp: '煮込み' } },
      { name: 'Tea' },
    ]),
  ).toEqual([
    { name: 'Clams', category: grill },
    { name: 'Mackerel', category: grill },
    { name: 'Squid', category: grill },
    { name: 'Oden', category: { jp: '煮込み' } },
    { name: 'Tea' },
  ])
})
