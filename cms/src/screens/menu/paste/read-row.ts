import { ALLERGEN_LISTS, sizeOf } from '@noren/contract/allergens/lists'
import { TAGS } from '../../../base/locales.ts'
import { cellProblem, surplusProblem } from '../../../base/table/cell-problems.ts'
import type { Row } from '../../../base/table/cells.ts'
import type { Words } from '../../../base/words.ts'
import { readPrice } from '../price.ts'
import { listOfNone, readAllergens } from './allergens.ts'
import type { Column } from './columns.ts'
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
  const words = problems[0] ?? surplusProblem(cells, columns) ?? problemOf(said)
  return words ? { row, name: said.name, words } : said
}

/** Takes over what a cell says, or returns why that cannot be. */
function readCell(said: Said, column: Column, cell: string): Words | null {
  const spoilt = cellProblem(cell)
  if (spoilt) return spoilt
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
  const list = listOfNone(cell) ?? column.list
  if (list === 'other') return NO_LIST
  said.allergens = allergens
  if (list) said.allergenList = list
  return null
}

function problemOf(said: Said): Words | null {
  const names = TAGS.flatMap((tag) => said.name[tag] ?? [])
  if (names.length === 0) return NAMELESS
  if (names.every((name) => SUM.test(name.normalize('NFKC')))) return NO_DISH
  return names.some((name) => FOOTNOTE.test(name)) && said.price === undefined ? NOTE : null
}

const FOOTNOTE = /^[※＊*]/
const SUM = /^(?:合計|小計|総計|総合計|計|total|sub-?total|sum)(?:[\s:(（][\d\s¥,:円税込抜)）]*)?$/i

const NAMELESS: Words = { en: 'There is no name.', ja: '品名がありません。' }

const NOTE: Words = {
  en: 'This is a note, not a dish.',
  ja: '注記のようです。品としては取り込みません。',
}

const [smaller, larger] = ALLERGEN_LISTS.map(sizeOf)

/** Of dishes that were checked for some allergens only, nothing is known of the others. */
const NO_LIST: Words = {
  en: `It is not clear whether this was checked by the list of ${smaller} or of ${larger} allergens. Please check the dishes by one of them, and name it in the heading, as in “Allergens (${larger})”.`,
  ja: `${smaller}品目・${larger}品目のどちらの一覧で確認したものか分かりません。どちらかで確認し、見出しを「アレルゲン（${larger}品目）」のようにしてください。`,
}

const NO_DISH: Words = {
  en: 'This is a sum, not a dish.',
  ja: '合計のようです。品としては取り込みません。',
}

function noPrice(cell: string): Words {
  const shown = cell.slice(0, 30)
  return {
    en: `“${shown}” is no price from 0 to 1,000,000 yen.`,
    ja: `「${shown}」は価格として読めません（0〜1,000,000円の数字だけ）。`,
  }
}
