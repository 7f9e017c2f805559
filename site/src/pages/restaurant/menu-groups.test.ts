import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { yen } from './menu-groups.ts'

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
