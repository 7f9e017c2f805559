import { expect, test } from 'vitest'
import { yen } from './yen.ts'

test('a price is written as a menu in that language writes it', () => {
  expect(yen(1480, 'en')).toBe('¥1,480')
  expect(yen(1480, 'jp')).toBe('1,480円')
  expect(yen(980, 'jp')).toBe('980円')
})
