import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { isEmail } from './email.ts'

test.each([
  'a@example.jp',
  'first.last+tag@mail.example.co.jp',
  "o'brien_99@example.org",
  'a@xn--r8jz45g.jp',
  'a@xn--bcher-kva.example',
  'a@example.xn--q9jyb4c',
  'A@EXAMPLE.JP',
  'dots..and.@docomo.example',
])('%s is an e-mail address', proves('E15'), (address) => {
  expect(isEmail(address)).toBe(true)
})

test.each([
  '',
  'a',
  'a@',
  '@b.jp',
  'a@b',
  'a b@c.jp',
  'a@b..jp',
  'a@-b.jp',
  'a@b-.jp',
  'a@b.jp.',
  'a@.jp',
  'a@b@c.jp',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
])('%j is not an e-mail address', proves('VAL-09', 'E09'), (address) => {
  expect(isEmail(address)).toBe(false)
})

test('an address has at most 254 characters, its local part at most 64', proves('E10'), () => {
  const domain = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.jp`
  const local = 'x'.repeat(254 - domain.length - 1)
  expect(isEmail(`${local}@${domain}`)).toBe(true)
  expect(isEmail(`${local}x@${domain}`)).toBe(false)
  expect(isEmail(`${'x'.repeat(64)}@example.jp`)).toBe(true)
  expect(isEmail(`${'x'.repeat(65)}@example.jp`)).toBe(false)
})

test.each([
  '"a\r\nBcc: x@evil.test"@example.jp',
  'a@example.jp\r\nBcc: x@evil.test',
  'a@example.jp,b@evil.test',
  '<a@example.jp>',
  'A <a@example.jp>',
  'a@example.jp;b@c.jp',
  '"><script>alert(1)</script>"@example.org',
  '名前@例え.jp',
  'a@例え.jp',
  'a@example.jp\u0000',
])('%j is refused, since mail would not arrive', proves('E11', 'E12', 'E13', 'E15'), (address) => {
  expect(isEmail(address)).toBe(false)
})

test.each([
  'taro@example.xn--com-6y3b',
  'taro@example.xn--com-k03b',
  'taro@xn--i-7iq.example',
  'taro@example.xn--com-883bvc',
  'taro@example.xn--99999999999',
])('%s is refused: its punycode is no domain name', proves('E15'), (address) => {
  expect(isEmail(address)).toBe(false)
})
