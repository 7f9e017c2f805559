import { anyText } from '@noren/contract/testing/any-json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { cellsOf, type Separator } from './cells.ts'
import { fileText } from './file-text.ts'
import { textOfHtml } from './html.ts'
import { readTable } from './menu/read-table.ts'

const SEPARATORS: readonly Separator[] = ['\t', ',', ';']
const READING = { assigned: new Map(), isInOrder: false }

/** Cells of menus as people write them, and cells that are none. */
const cell = fc.oneof(
  fc.constantFrom(
    '品名',
    '価格',
    'アレルゲン',
    '',
    '800円',
    '小600 大900',
    '1,200〜',
    '※',
    '■前菜',
    'L',
  ),
  fc.constantFrom(
    '"',
    '""',
    "'",
    '\n',
    '+300',
    '８００',
    '応相談',
    '卵、乳',
    '=1+1',
    '時価',
    '/',
    '〜',
  ),
  anyText(),
)
const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('cells in quotation marks are read as they were written, with any separator', () => {
  const property = fc.property(rows, fc.constantFrom(...SEPARATORS), (table, separator) => {
    const written = table.map((cells) => cells.map(quoted).join(separator)).join('\n')
    const whole = table.map((cells) => (cells.length > 0 ? cells : ['']))
    const plain = whole.map((cells) => cells.map((each) => each.replace(/\r\n?/g, '\n')))
    const filled = plain.filter((cells) => cells.some((each) => each.trim() !== ''))
    expect(cellsOf(written, separator).map(({ cells }) => cells)).toEqual(filled)
  })
  fc.assert(property, SEARCH)
})

test('any text that is pasted becomes a table or a sentence', () => {
  const pasted = fc.oneof(
    anyText(),
    rows.map((table) => table.map((cells) => cells.join('\t')).join('\n')),
  )
  const property = fc.property(pasted, (text) => {
    const read = readTable(text, READING)
    if (!('rows' in read)) expect([read.en, read.ja].every((words) => words.length > 10)).toBe(true)
    else expect(JSON.stringify(read.rows)).not.toMatch(/NaN|undefined/)
  })
  fc.assert(property, SEARCH)
})

test('a table of a page keeps the text of its cells, and nothing that is not shown', () => {
  const shown = fc.stringMatching(/^[あ-んa-z0-9 &<>"']{0,8}$/)
  const property = fc.property(fc.array(shown, { minLength: 1, maxLength: 5 }), (cells) => {
    const tags = cells.map(
      (text) => `<td class="x" title='a>b'>${escaped(text)}<style>p{}</style></td>`,
    )
    const html = `<table><!-- <td>no</td> --><tr>${tags.join('')}</tr></table>`
    const [row] = cellsOf(textOfHtml(html), '\t')
    const plain = cells.map((text) => text.replace(/ +/g, ' ').trim())
    expect(row?.cells ?? []).toEqual(plain.some((text) => text !== '') ? plain : [])
  })
  fc.assert(property, SEARCH)
})

test('any page that is pasted becomes text, however broken its markup', () => {
  const piece = fc.constantFrom(
    ...[
      '<table>',
      '<tr>',
      '<td>',
      '<td rowspan=2>',
      '<td colspan="3">',
      '</td>',
      '</table>',
      '<',
      '>',
    ],
    ...[
      '<!--',
      '-->',
      '<style>',
      '</style>',
      '"',
      "'",
      '&amp;',
      '&#0;',
      '&#x110000;',
      '<br>',
      '鍋',
      '1',
    ],
  )
  const property = fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
    const text = textOfHtml(pieces.join(''))
    expect(text.isWellFormed()).toBe(true)
    expect(text.length).toBeLessThan(100_000)
  })
  fc.assert(property, SEARCH)
})

test('the bytes of any file become text or a sentence', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    anyText().map((text) => new TextEncoder().encode(text)),
  )
  const property = fc.property(bytes, (given) => {
    const read = fileText(given)
    if (typeof read === 'string') expect(read.isWellFormed() && !read.includes('\0')).toBe(true)
    else expect([read.en, read.ja].every((words) => words.length > 10)).toBe(true)
  })
  fc.assert(property, SEARCH)
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
