import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import {
  inLanguage,
  readBlocks,
  readBlocksByTag,
  readLocalizedText,
  readTextByTag,
  textIn,
} from './localized.ts'

const FALLBACK = { en: 'Unknown Restaurant' }

test('a text falls back to English when the current language is missing', proves('ENT-11'), () => {
  expect(inLanguage({ en: 'Waves' }, 'jp')).toEqual({ value: 'Waves', lang: 'en' })
  expect(inLanguage({ en: 'Waves', jp: '波' }, 'jp')).toEqual({ value: '波', lang: 'ja' })
})

test('a text without English shows in Japanese and says so', () => {
  expect(inLanguage({ jp: '波' }, 'en')).toEqual({ value: '波', lang: 'ja' })
  expect(inLanguage({ ja: '波' }, 'jp')).toEqual({ value: '波', lang: 'ja' })
})

test('a text in no language is missing', () => {
  expect(inLanguage({}, 'en')).toBeNull()
  expect(inLanguage(undefined, 'jp')).toBeNull()
  expect(textIn(null, 'jp')).toBe('')
})

test('a localized text arrives as an object or as a JSON string of one, under jp or ja', () => {
  expect(readLocalizedText({ en: 'Waves', jp: '波' })).toEqual({ en: 'Waves', jp: '波' })
  expect(readLocalizedText('{"en":"Waves","ja":"波"}')).toEqual({ en: 'Waves', jp: '波' })
})

test('an empty or invisible text counts as missing, so that the other language replaces it', () => {
  expect(readLocalizedText({ en: 'Waves', jp: ' ' })).toEqual({ en: 'Waves' })
  expect(readLocalizedText({ en: '\u200B', jp: '波' })).toEqual({ jp: '波' })
  expect(readLocalizedText({ en: '', jp: '', ja: '波' })).toEqual({ jp: '波' })
})

test.each([
  '{bad json',
  '"plain"',
  'plain',
  '123',
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '',
  '"{\\"en\\":\\"x\\"}"',
])(
  'the text %j, which is no object of texts, becomes the default',
  proves('J01', 'J02', 'J06'),
  (raw) => {
    expect(readLocalizedText(raw, FALLBACK)).toBe(FALLBACK)
    expect(readLocalizedText(raw)).toEqual({})
  },
)

test(
  'a value that is no text, or that is inherited through __proto__, is not shown',
  proves('J05'),
  () => {
    const raw = '{"en":"x","__proto__":{"jp":"y"}}'
    expect(readLocalizedText(raw)).toEqual({ en: 'x' })
    expect(readLocalizedText({ en: { a: 1 } }, FALLBACK)).toBe(FALLBACK)
    expect(readLocalizedText({ en: 5, jp: '波' })).toEqual({ jp: '波' })
  },
)

test('markup in a text stays text', proves('J07'), () => {
  const text = '</script><script>alert(1)</script> <!-- ]]> \u2028 &lt; {{ ${'
  expect(readLocalizedText(JSON.stringify({ en: text }))).toEqual({ en: text })
})

test('the key that the call states (jp or ja) comes first, then the other', () => {
  const both = { jp: 'jp', ja: 'ja' }
  expect(readLocalizedText(both)).toEqual({ jp: 'jp' })
  expect(readTextByTag(both)).toEqual({ ja: 'ja' })
  expect(readTextByTag({ jp: 'jp' })).toEqual({ ja: 'jp' })
})

test('a language whose block is missing, empty or no object is absent', () => {
  const read = (block: Record<string, unknown>) => block.title
  expect(readBlocks({ en: { title: 'a' }, ja: { title: 'b' } }, read)).toEqual({ en: 'a', jp: 'b' })
  expect(readBlocks({ en: {}, jp: 'text' }, read)).toBeNull()
  expect(readBlocksByTag({ jp: { title: 'b' }, ja: null }, read)).toEqual({ ja: 'b' })
})
