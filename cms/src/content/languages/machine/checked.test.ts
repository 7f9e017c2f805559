import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { problemOf } from './checked.ts'

function problem(text: string, draft: string, more: Partial<Asked> = {}) {
  const plain = { text, from: 'ja', to: 'en', what: 'Text', maxLength: null, terms: [] }
  return problemOf(draft, { ...plain, ...more })
}

test('a draft keeps its line breaks and what is filled in', () => {
  const text = '電話は{phone}へ。\n\n住所は{address}。'
  expect(problem(text, 'Call {phone}.\n\nWe are at {address}.')).toBeNull()
  expect(problem(text, 'We are at {address}.\n\nCall {phone}.')).toBeNull()
  expect(problem(text, 'Call {phone}.\nWe are at {address}.')).toBe('lines')
  expect(problem(text, 'Call {telephone}.\n\nWe are at {address}.')).toBe('braces')
  expect(problem(text, 'Call.\n\nWe are at {address}.')).toBe('braces')
})

test('a draft is in its language by its letters, except for the company’s own words', () => {
  expect(problem('潮火の魚', 'The fish of 潮火')).toBe('language')
  const terms = [{ source: '潮火', target: '潮火 Shiobi' }]
  expect(problem('潮火の魚', 'The fish of 潮火 Shiobi', { terms })).toBeNull()
  expect(problem('季節の懐石', 'Kaiseki (懐石) of the season')).toBeNull()
  expect(problem('季節の懐石', '(季節の懐石)')).toBe('language')
  const japanese = { from: 'en', to: 'ja' }
  expect(problem('Fish', 'Poisson', japanese)).toBe('language')
  expect(problem('Fish', '魚', japanese)).toBeNull()
  expect(problem('12–14 m²', '12〜14 m²', japanese)).toBeNull()
})

test('a draft fits its place, and says no more than its source', () => {
  expect(problem('魚', 'Fish', { maxLength: 4 })).toBeNull()
  expect(problem('魚', 'Fishes', { maxLength: 4 })).toBe('tooLong')
  expect(problem('魚', 'fish '.repeat(42))).toBe('tooLong')
})
