import { anyText } from '@noren/contract/testing/any-json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { cellsOf } from '../tables/cells.ts'
import { csvLine } from './csv.ts'

test('no text of a visitor can act as a formula in a spreadsheet', proves('X01', 'E38'), () => {
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

test('a text that a spreadsheet would convert stays a text, by an invisible character', () => {
  for (const text of [
    '0460001234',
    '0901234',
    '123456789012',
    '1-2',
    '3/4',
    '1 3/4',
    '12:30',
    '１２：３０',
    '7pm',
    '1e5',
    '1.50',
    '1,000',
    '50%',
    '¥1000',
    '1月2日',
    '03-12-2026',
    'May 5',
    '5 May',
    'Mar',
    'TRUE',
  ]) {
    expect(csvLine([text])).toBe(`"\u200B${text}"\r\n`)
  }
})

test('days and times of the desk, counts, phone numbers and names are left as they are', () => {
  const cells = [
    '2026-12-01 19:00',
    '2026-12-01',
    '4',
    '090-1234-5678',
    '03-1234-5678',
    'K7QM-2X9A',
    '01890000-0000-7000-8000-000000000001',
    'Maya Decker',
    '12時に4名で伺います。',
    '5th floor',
  ]
  expect(csvLine(cells)).toBe(`${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)
})

test(
  'any cells are read back as they were written, each in its place',
  proves('X01', 'X02'),
  () => {
    const risky = fc.constantFrom(
      '=',
      '+',
      '"',
      '""',
      ',',
      '\n',
      '\t',
      '1',
      '/',
      ' ',
      "'",
      '＝',
      'a',
    )
    const text = fc.oneof(
      anyText(),
      fc.array(risky, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    const property = fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const [row, ...more] = cellsOf(`${csvLine(cells)}${csvLine(['end'])}`, ',')
      const isBlank = cells.every((cell) => cell.trim() === '')
      if (isBlank) return
      expect(more.map(({ cells: [last] }) => last)).toEqual(['end'])
      const written = cells.map((cell) => cell.replace(/\r\n?/g, '\n'))
      const read = row?.cells.map((cell, at) => withoutMark(cell, written[at] ?? ''))
      expect(read).toEqual(written)
      for (const cell of row?.cells ?? []) expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u)
    })
    fc.assert(property, SEARCH)
  },
)

/** A cell without the one sign before it that keeps a spreadsheet from reading it as something else. */
function withoutMark(cell: string, written: string): string {
  return ["'", '\u200B'].some((mark) => cell === mark + written) ? cell.slice(1) : cell
}
