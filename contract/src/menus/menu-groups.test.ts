import { expect, test } from 'vitest'
import type { MenuItem } from '../resources/restaurant.ts'
import { menuGroups } from './menu-groups.ts'

const item = (en: string, category?: MenuItem['category']): MenuItem => ({
  name: { en },
  description: {},
  ...(category && { category }),
})

test('a menu is grouped by category in the order the categories first appear', () => {
  const grill = { en: 'From the grill', jp: '炭火' }
  const raw = { en: 'Raw', jp: 'お造り' }
  const groups = menuGroups(
    [item('Mackerel', grill), item('Sashimi', raw), item('Clams', grill)],
    'jp',
  )
  expect(
    groups.map(({ category, items }) => [category?.value, items.map(({ name }) => name.en)]),
  ).toEqual([
    ['炭火', ['Mackerel', 'Clams']],
    ['お造り', ['Sashimi']],
  ])
})

test('a category named only in the other language is marked with that language', () => {
  expect(menuGroups([item('Oden', { jp: '煮込み' })], 'en')[0]?.category).toEqual({
    value: '煮込み',
    lang: 'ja',
  })
})

test('items without a category are one group without a heading', () => {
  const groups = menuGroups([item('Tea'), item('Coffee')], 'en')
  expect(groups).toHaveLength(1)
  expect(groups[0]?.category).toBeNull()
})
