import { expect, test } from 'vitest'
import { pressedKey } from './pressed-key.ts'

test('an Enter alone counts as pressed', () => {
  expect(pressedKey({ key: 'Enter', keyCode: 13, isComposing: false })).toBe('Enter')
})

test.each([
  ['while it goes on', { key: 'Enter', keyCode: 229, isComposing: true }],
  ['told after its end, as in Safari', { key: 'Enter', keyCode: 229, isComposing: false }],
  ['with the number of a plain Enter', { key: 'Enter', keyCode: 13, isComposing: true }],
])('an Enter that confirms a conversion does not count: %s', (_, event) => {
  expect(pressedKey(event)).toBeNull()
})
