import { expect, test } from 'vitest'
import { readAccent } from './accent.ts'

test('a restaurant keeps its colour; an unknown one gets the company’s indigo', () => {
  expect(readAccent('ember')).toBe('ember')
  for (const value of ['red', '"><style>', '', null, 3]) expect(readAccent(value)).toBe('indigo')
})
