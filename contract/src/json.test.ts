import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { readList, readNumber, readOptionalText, readText, readTexts } from './json.ts'

test('a value that is no text becomes an empty text', proves('ENT-14'), () => {
  for (const value of [undefined, null, true, {}, [], Number.NaN]) expect(readText(value)).toBe('')
  expect(readText(12)).toBe('12')
})

test('half a surrogate pair becomes the replacement character', proves('E21'), () => {
  expect(readText('a\uD800b')).toBe('a\uFFFDb')
})

test('an invisible text counts as missing', () => {
  for (const value of ['', '  ', '\u3000', '\u200B\uFEFF', null]) {
    expect(readOptionalText(value)).toBeUndefined()
  }
  expect(readOptionalText(' x ')).toBe(' x ')
})

test('a number is read from a number or a numeric text', () => {
  expect([readNumber(5), readNumber('5'), readNumber('4.5')]).toEqual([5, 5, 4.5])
  for (const value of ['', ' ', 'five', null, Number.NaN, Number.POSITIVE_INFINITY, []]) {
    expect(readNumber(value)).toBeUndefined()
  }
})

test('a list that cannot be read is empty', proves('ENT-15', 'J03'), () => {
  for (const value of ['{}', '"x"', '{bad', 'null', undefined, null, 7, {}]) {
    expect(readTexts(value)).toEqual([])
  }
})

test('a list arrives as an array or as a JSON string of one; blank and non-text items are left out', () => {
  expect(readTexts(['a', '', null, {}, 'b'])).toEqual(['a', 'b'])
  expect(readTexts('["a","b"]')).toEqual(['a', 'b'])
})

test('a list of 10,000 items is cut at 500', proves('J03'), () => {
  const items = Array.from({ length: 10_000 }, (_, index) => index)
  expect(readList(items, (item) => item)).toHaveLength(500)
})
