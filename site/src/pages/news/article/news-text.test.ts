import { expect, test } from 'vitest'
import { textPieces } from './news-text.tsx'

const addressesIn = (text: string) =>
  textPieces(text).flatMap((piece) => (piece.isAddress ? [piece.text] : []))

test.each([
  ['See https://example.jp/a?b=1#c.', 'https://example.jp/a?b=1#c'],
  ['詳しくは https://example.jp/menu をご覧ください。', 'https://example.jp/menu'],
  ['詳しくは（https://example.jp/menu）まで', 'https://example.jp/menu'],
  ['(https://example.jp/menu), then', 'https://example.jp/menu'],
  ['https://example.jp/。次の文', 'https://example.jp/'],
  ['(https://en.example.org/Sushi_(dish)).', 'https://en.example.org/Sushi_(dish)'],
  ['HTTPS://EXAMPLE.JP/a', 'HTTPS://EXAMPLE.JP/a'],
  // Sentences go on without a space.
  ['https://example.jp/menuをご覧ください', 'https://example.jp/menu'],
])('in “%s” the address is %s', (text, address) => {
  expect(addressesIn(text)).toEqual([address])
})

test('what is no https address stays text, and no letter is lost', () => {
  for (const text of [
    'javascript:alert(1)',
    'http://example.jp',
    '<a href=x>https:</a>',
    'a@b.jp',
  ]) {
    expect(addressesIn(text)).toEqual([])
    expect(
      textPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  }
})
