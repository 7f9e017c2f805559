import { expect, test } from 'vitest'
import { readAddresses } from './typed-addresses.ts'

const FIFTY = Array.from({ length: 50 }, (_, index) => `a${index}@example.jp`).join('\n')

test.each([
  ['', []],
  [' \n\n', []],
  ['shiobi@example.jp\nkitchen@example.jp\n', ['shiobi@example.jp', 'kitchen@example.jp']],
  ['shiobi@example.jp, kitchen@example.jp', ['shiobi@example.jp', 'kitchen@example.jp']],
  ['shiobi@example.jp、kitchen@example.jp', ['shiobi@example.jp', 'kitchen@example.jp']],
  ['ｓｈｉｏｂｉ＠ｅｘａｍｐｌｅ．ｊｐ', ['shiobi@example.jp']],
  ['店長 <shiobi@example.jp>', ['shiobi@example.jp']],
  ['shiobi@example.jp\r\nSHIOBI@example.jp\nshiobi@example.jp', ['shiobi@example.jp']],
  ['a@xn--r8jz45g.jp', ['a@xn--r8jz45g.jp']],
  ['taro..taro.@docomo.example', ['taro..taro.@docomo.example']],
])('%j is read as %j', (typed, addresses) => {
  expect(readAddresses(typed)).toEqual({ addresses })
})

test.each([
  ['厨房', '「厨房」はメールアドレスとして読み取れません。'],
  ['shiobi', '「shiobi」はメールアドレスとして読み取れません。'],
  ['a@例え.jp', '「a@例え.jp」には、メールアドレスに使えない文字が含まれています。'],
  ['"a\r\nBcc: x@evil.test"@example.jp', 'メールアドレスとして読み取れません。'],
  ['a@example.jp Bcc: x@evil.test', 'メールアドレスとして読み取れません。'],
  [FIFTY, '登録できるアドレスは10件までです。'],
])('%j is refused with the reason', (typed, reason) => {
  const read = readAddresses(typed)
  expect('problem' in read && read.problem.ja).toContain(reason)
})
