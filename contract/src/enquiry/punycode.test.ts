import { expect, test } from 'vitest'
import { decodePunycode } from './punycode.ts'

test.each([
  ['r8jz45g', '例え'],
  ['q9jyb4c', 'みんな'],
  ['bcher-kva', 'bücher'],
  ['com-6y3b', 'com、'],
  ['eckwd4c7cu47r2wf', 'ドメイン名例'],
  ['i-7iq', 'i❤'],
])('%s decodes to %s', (punycode, letters) => {
  expect(decodePunycode(punycode)).toBe(letters)
})

test.each(['', '-', 'com-', '99999999999', `${'9'.repeat(800)}a`, '6y!3b', 'ü'])(
  '%j decodes to nothing',
  (text) => {
    expect(decodePunycode(text)).toBe(null)
  },
)

test('punycode that a browser writes is decoded exactly', () => {
  for (const letters of [
    '寿司',
    'com」',
    'ｱﾄﾞﾚｽ'.normalize('NFKC'),
    'ça-va',
    '𠮷野家',
    'example。com',
  ]) {
    for (const label of new URL(`https://${letters}/`).hostname.split('.')) {
      const read = label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label
      expect(letters.split('。')).toContain(read)
    }
  }
})
