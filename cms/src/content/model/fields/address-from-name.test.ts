import { expect, test } from 'vitest'
import { addressFrom, freeAddress } from './address-from-name.ts'
import { isSlug } from './slug-rule.ts'

test.each([
  ['Seaside Dining Nagi', 'seaside-dining-nagi'],
  ['Café Ōkina’s', 'cafe-okinas'],
  ['Ｎａｇｉ  2', 'nagi-2'],
  ['Fish & Sake', 'fish-sake'],
  ['海辺の食堂 なぎ', ''],
])('the address of %s is %s', (name, address) => {
  expect(addressFrom(name)).toBe(address)
})

test('a name of any length makes an address that is not too long', () => {
  expect(isSlug(addressFrom('nagi '.repeat(40)))).toBe(true)
})

test('an address that another restaurant has gets a number', () => {
  expect(freeAddress('Nagi', new Set(['nagi', 'nagi-2']))).toBe('nagi-3')
  expect(freeAddress('なぎ', new Set(['']))).toBe('')
})
