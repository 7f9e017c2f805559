import { expect, test } from 'vitest'
import { corrected } from './corrected.ts'

test.each([
  [
    'parts of characters, as a PDF gives them',
    '⽜すじと⼤根、⻄の⻑ねぎ',
    '牛すじと大根、西の長ねぎ',
  ],
  ['marks apart from their kana, as a Mac names files', 'か\u3099り パ', 'がり パ'],
  ['accents apart from their letters', 'cafe\u0301', 'café'],
  ['characters nobody sees', '\uFEFF潮\u200B火\u2060 \u200DGrill\u200E', '潮火 Grill'],
  [
    'a backslash in place of a yen sign',
    'お一人様\\1,200、\\８００から',
    'お一人様¥1,200、¥８００から',
  ],
])('%s are put right', (_, text, right) => {
  expect(corrected(text)).toBe(right)
  expect(corrected(right)).toBe(right)
})

test.each([
  ['a letter of a name in its older form', '神田の髙橋と山﨑'],
  ['a variant somebody chose', '葛\u{E0100}城と辻\u{E0101}'],
  ['emoji made of several', '👨‍👩‍👧 ❤️ 🏴‍☠️'],
  ['half and full width', 'ﾋﾞｰﾙ（大）Ａ５'],
  ['a backslash before no price', 'C:\\menu'],
  ['what may be anything', '\uE000\uFFFD'],
  ['an empty text', ''],
])('%s stays as it is', (_, text) => {
  expect(corrected(text)).toBe(text)
})

test('a long text of nothing but marks takes no time', () => {
  expect(corrected('か\u3099\u3099'.repeat(50_000))).toHaveLength(100_000)
})
