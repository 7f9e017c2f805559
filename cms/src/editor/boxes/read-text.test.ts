import { expect, test } from 'vitest'
import { oneLine, readTypedNumber } from './read-text.ts'

test('a pasted text of several lines becomes one, with a space between English words alone', () => {
  expect(oneLine('冬の\r\nお品書き\n')).toBe('冬のお品書き')
  expect(oneLine('Winter  \n  menu\n\nopens')).toBe('Winter menu opens')
})

test.each([
  ['１，２００', 1200],
  ['1,200円', 1200],
  ['-3.5', -3.5],
  ['', null],
  ['12a', null],
])('“%s” typed as a number is %s', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})
