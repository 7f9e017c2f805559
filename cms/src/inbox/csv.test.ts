import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { csvLine } from './csv.ts'

test('nothing a visitor wrote can act as a formula in a spreadsheet', proves('X01', 'E38'), () => {
  for (const text of [
    '=HYPERLINK("http://evil.example","x")',
    '+81300000000',
    '-1+1',
    '@SUM(1)',
    '\t=1',
    '＝1+1',
    ' =1+1',
    '\r\n=1',
  ]) {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
  }
})

test('quotes, commas and line breaks stay inside their cell', proves('X02'), () => {
  expect(csvLine(['He said "yes"', 'a, b; c', 'one\ntwo'])).toBe(
    '"He said ""yes""","a, b; c","one\ntwo"\r\n',
  )
})

test('an ordinary text is left as it is', () => {
  expect(csvLine(['山田 花子', '4', '046-000-1234', ''])).toBe(
    '"山田 花子","4","046-000-1234",""\r\n',
  )
})

test('a telephone number keeps its first zero when a spreadsheet opens it', () => {
  expect(csvLine(['0460001234', '123456789012'])).toBe('"=""0460001234""","=""123456789012"""\r\n')
})
