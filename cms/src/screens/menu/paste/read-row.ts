import { TAGS } from '../../../base/locales.ts'
import { UNREADABLE } from '../../../base/spelling/corrected.ts'
import type { Words } from '../../../base/words.ts'
import { readPrice } from '../price.ts'
import { NONE, readAllergens } from './allergens.ts'
import type { Row } from './cells.ts'
import { type Column, listNamed } from './columns.ts'
import type { Said } from './said.ts'

/** A row that cannot be read, its dish where it names one, and the reason. */
export type Unreadable = { row: number; name: Said['name']; words: Words }

/** Reads a row of a table with these columns. */
export function readRow(
  { row, cells }: Row,
  columns: readonly (Column | null)[],
): Said | Unreadable {
  const said: Said = { row, name: {}, category: {}, description: {} }
  const problems: Words[] = []
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (!column || cell === '') continue
    const problem = readCell(said, column, cell)
    if (problem) problems.push(problem)
  }
  const words = problems[0] ?? problemOf(said, surplusOf(cells, columns))
  return words ? { row, name: said.name, words } : said
}

/** Takes over what a cell says, or returns why that cannot be. */
function readCell(said: Said, column: Column, cell: string): Words | null {
  if (UNREADABLE.test(cell)) return uncertain(cell)
  if (SHEET_ERROR.test(cell)) return sheetError(cell)
  if ('tag' in column) {
    said[column.field][column.tag] = cell
    return null
  }
  if (column.field === 'price') {
    said.price = readPrice(cell)
    return Number.isNaN(said.price) ? noPrice(cell) : null
  }
  const allergens = readAllergens(cell)
  if (!Array.isArray(allergens)) return allergens
  said.allergens = allergens
  const list = column.list ?? listNamed(NONE.exec(cell.normalize('NFKC'))?.[1] ?? '')
  if (list) said.allergenList = list
  return null
}

/**
 * A cell beyond the last column, which a comma inside another cell has pushed there; `undefined` where the row has
 * none.
 */
export function surplusOf(
  cells: readonly string[],
  columns: readonly unknown[],
): string | undefined {
  return cells
    .slice(columns.length)
    .map((cell) => cell.trim())
    .find(Boolean)
}

function problemOf(said: Said, surplus: string | undefined): Words | null {
  if (surplus !== undefined) return tooManyCells(surplus)
  const names = TAGS.flatMap((tag) => said.name[tag] ?? [])
  if (names.length === 0) return NAMELESS
  return names.some((name) => FOOTNOTE.test(name)) && said.price === undefined ? NOTE : null
}

/** What a spreadsheet shows in place of a value it could not work out. */
const SHEET_ERROR = /^#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|#+)$/i

const FOOTNOTE = /^[※＊*]/

const NAMELESS: Words = { en: 'There is no name.', ja: '品名がありません。' }

const NOTE: Words = {
  en: 'This is a note, not a dish.',
  ja: '注記のようです。品としては取り込みません。',
}

function noPrice(cell: string): Words {
  const shown = cell.slice(0, 30)
  return {
    en: `“${shown}” is no price from 0 to 1,000,000 yen.`,
    ja: `「${shown}」は価格として読めません（0〜1,000,000円の数字だけ）。`,
  }
}

/** What staff read about a row with more cells than there are headings. */
export function tooManyCells(surplus: string): Words {
  const shown = surplus.slice(0, 30)
  return {
    en: `The row has more cells than there are headings: “${shown}” is left over. Please put a value with a comma into quotation marks ("1,200").`,
    ja: `見出しより列が多く、「${shown}」が余っています。カンマを含む値は、"1,200" のように引用符で囲んでください。`,
  }
}

function sheetError(cell: string): Words {
  return {
    en: `“${cell}” is an error of the spreadsheet. Please correct the cell.`,
    ja: `「${cell}」は表計算ソフトのエラーです。セルを直してください。`,
  }
}

/** What staff read about a character that a font or a program has spoilt. */
export function uncertain(cell: string): Words {
  const shown = cell.slice(0, 30)
  return {
    en: `“${shown}” has a character that cannot be read. Please type it again in the table.`,
    ja: `「${shown}」に読めない文字があります。表で入力し直してください。`,
  }
}
