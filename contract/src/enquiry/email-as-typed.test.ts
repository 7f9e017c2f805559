import { expect, test } from 'vitest'
import { emailFault, readEmail } from './email-as-typed.ts'

test.each([
  'taro@example.com',
  ' taro@example.com\u3000',
  'taro@example.com、',
  'taro@example.com。',
  'taro@example.com.',
  'taro@example.com,',
  'taro@example.com」',
  '「taro@example.com」',
  '（taro@example.com）',
  'taro@example.com（自宅）',
  '"taro@example.com"',
  'taro@example。com',
  'taro@example｡com',
  'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'ｔａｒｏ＠ｅｘａｍｐｌｅ。ｃｏｍ。',
  'taro＠example.com',
  'taro@\u200Bexample.com',
  'mailto:taro@example.com',
  'mailto:taro@example.com?subject=a',
  'メール：taro@example.com',
  '田中 <taro@example.com>',
  '田中　太郎＜taro@example.com＞',
  '"Tanaka, Taro" <taro@example.com>',
  'Taro Tanaka <taro@example.com>;',
  '田中　taro@example.com',
])('%j is read as the one address in it', (typed) => {
  expect(readEmail(typed)).toBe('taro@example.com')
})

test('a comma that Chromium turned into punycode behind an address is undone', () => {
  expect(readEmail('taro@example.xn--com-6y3b')).toBe('taro@example.com')
})

test('a domain in other scripts stays as it is', () => {
  expect(readEmail('a@xn--r8jz45g.jp')).toBe('a@xn--r8jz45g.jp')
})

test.each([
  '',
  'aoi@',
  'a b@example.com',
  'Taro taro@example.com',
  'taro@example.com, hanako@example.com',
  'taro@example.com、hanako@example.com',
  'hanako@example.com <taro@example.com>',
  'taro@example.com、田中',
  'taro@example.comです',
  'taro@example.co .jp',
  'taro@shop.example.みんな',
  '山田taro@example.com',
  'taro@example、com',
  'taro@xn--ab-o13a.jp',
  `${'、'.repeat(2000)}taro@example.com`,
])('%j is ambiguous and stays as typed', (typed) => {
  expect(readEmail(typed)).toBe(typed)
})

test('each problem of an address has its own name', () => {
  for (const [address, fault] of [
    ['aoi@example.jp', null],
    ['aoi@', null],
    ['a b@c.jp', null],
    ['a@example.jp,b@example.jp', 'several'],
    ['taro@example.comです', 'characters'],
    ['taro@example.xn--com-6y3b', 'characters'],
    ['名前@例え.jp', 'characters'],
  ] as const)
    expect([address, emailFault(address)]).toEqual([address, fault])
})
