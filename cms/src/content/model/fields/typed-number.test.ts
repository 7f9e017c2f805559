import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

test.each([
  ['１，２００', 1200],
  ['1,200円', 1200],
  ['-3.5', -3.5],
  ['', null],
  ['12a', null],
])('“%s” typed as a number is %s', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})
