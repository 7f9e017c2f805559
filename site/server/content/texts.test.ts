import { expect, test } from 'vitest'
import { joinTexts, textAt } from './texts.ts'

test('joined texts are one document, and each can be read from it', () => {
  const texts = joinTexts(['"海"', '{"a":1}', '"川"'], ['{"data":[', ']}'])
  expect(JSON.parse(new TextDecoder().decode(texts.bytes))).toEqual({
    data: ['海', { a: 1 }, '川'],
  })
  expect([0, 1, 2].map((place) => textAt(texts, place))).toEqual(['"海"', '{"a":1}', '"川"'])
  expect(new TextDecoder().decode(joinTexts([], ['[', ']']).bytes)).toBe('[]')
})
