import { expect, test } from 'vitest'
import { joinTexts, textsBetween } from './texts.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('all texts together are one document', () => {
  const { bytes } = joinTexts(['{"a":1}', '"海"'], ['{"data":[', ']}'])
  expect(JSON.parse(text(bytes))).toEqual({ data: [{ a: 1 }, '海'] })
  expect(text(joinTexts([], ['[', ']']).bytes)).toBe('[]')
})

test('any texts side by side can be taken out of it', () => {
  const texts = joinTexts(['"海"', '"山"', '"川"'], ['[', ']'])
  expect(text(textsBetween(texts, 0, 1))).toBe('"海"')
  expect(text(textsBetween(texts, 1, 3))).toBe('"山","川"')
  expect(text(textsBetween(texts, 2, 9))).toBe('"川"')
  expect(text(textsBetween(texts, 3, 9))).toBe('')
  expect(text(textsBetween(joinTexts([], ['[', ']']), 0, 9))).toBe('')
})
