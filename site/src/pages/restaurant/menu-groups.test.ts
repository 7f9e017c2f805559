import type { MenuItem } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { menuGroups, yen } from './menu-groups.ts'

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

test('a price is written as a menu in that language writes it', () => {
  expect(BUNDLES.en.restaurants.detail.price(yen(1480))).toBe('¥1,480')
  expect(BUNDLES.jp.restaurants.detail.price(yen(1480))).toBe('1,480円')
})

test('a price has a separator between its thousands', () => {
  expect(yen(980)).toBe('980')
  expect(yen(1_234_567)).toBe('1,234,567')
  expect(yen(0)).toBe('0')
})

test('a price between two yen is rounded', () => {
  expect(yen(999.5)).toBe('1,000')
})
