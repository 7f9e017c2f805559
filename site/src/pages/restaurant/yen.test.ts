import { expect, test } from 'vitest'
import { yen } from './yen.ts'

test('a price is written as a menu in that language writes it', () => {
  expect(yen(1480, 'en')).toBe('¥1,480')
  expect(yen(1480, 'jp')).toBe('1,480円')
  expect(yen(980, 'jp')).toBe('980円')
  expect(yen(1_234_567, 'en')).toBe('¥1,234,567')
  expect(yen(0, 'en')).toBe('¥0')
})

test('a price between two yen is rounded', () => {
  expect(yen(999.5, 'en')).toBe('¥1,000')
})
