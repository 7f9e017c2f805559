import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { type AllergenListDate, CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { eachOf } from '@noren/contract/fields'
import { TAGS } from '../../../base/locales.ts'
import { corrected, UNREADABLE } from '../../../base/spelling/corrected.ts'
import type { Words } from '../../../base/words.ts'
import { type Dish, isSame, type Texts } from '../dish.ts'
import { readPrice } from '../price.ts'
import { cellsOf, filledDown, type Row } from './cells.ts'
import { type Column, columnsOf, listNamed, USUAL } from './columns.ts'

/** The most rows and characters of a table that are read; a menu has 200 dishes at most. */
const MOST_ROWS = 1000
const MOST_LETTERS = 1_000_000

/** A row's values for a dish; those it leaves out stay. */
export type Said = {
  row: number
  name: Partial<Texts>
  category: Partial<Texts>
  description: Partial<Texts>
  price?: number | null
  allergens?: Allergen[]
  /** The list its allergens were checked by, if the table names one. */
  allergenList?: AllergenListDate
}

/** A row that cannot be read, and the reason. */
export type Unreadable = { row: number; words: Words }

export type Table = { rows: Said[]; unreadable: Unreadable[] }

/** Reads a pasted table; returns a sentence where it is too large or holds forbidden characters. */
export function readTable(text: string): Table | Words {
  if (text.length > MOST_LETTERS) return TOO_LARGE
  if (text.includes('\0') || !text.isWellFormed()) return NOT_STORABLE
  const all = cellsOf(corrected(text))
  if (all.length > MOST_ROWS) return TOO_LARGE
  const headings = all[0] ? columnsOf(all[0].cells) : null
  return readRows(headings ? all.slice(1) : all, headings ?? USUAL)
}

/** Reads the rows of a table with these columns. */
export function readRows(rows: readonly Row[], columns: readonly (Column | null)[]): Table {
  const table: Table = { rows: [], unreadable: [] }
  for (const { row, cells } of filledDown(rows, columns)) {
    const read = readRow(row, cells, columns)
    if ('words' in read) table.unreadable.push(read)
    else table.rows.push(read)
  }
  return table
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: readonly (Column | null)[],
): Said | Unreadable {
  const said: Said = { row, name: {}, category: {}, description: {} }
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (!column || cell === '') continue
    if (UNREADABLE.test(cell)) return { row, words: uncertain(cell) }
    if ('tag' in column) said[column.field][column.tag] = cell
    else if (column.field === 'price') said.price = readPrice(cell)
    else {
      const allergens = readAllergens(cell)
      if (!Array.isArray(allergens)) return { row, words: allergens }
      said.allergens = allergens
      const list = column.list ?? listNamed(NONE.exec(cell.normalize('NFKC'))?.[1] ?? '')
      if (list) said.allergenList = list
    }
    if (Number.isNaN(said.price)) return { row, words: noPrice(cell) }
  }
  const isNamed = TAGS.some((tag) => said.name[tag])
  return isNamed ? said : { row, words: NAMELESS }
}

const HALF_WIDTH = /[\uFF61-\uFF9F]/

/** With the number of those it is none of, where it says so. */
const NONE = /^(?:(?:(\d+)品目)?なし|無し|none|-|ー|―)$/i

function readAllergens(cell: string): Allergen[] | Words {
  if (NONE.test(cell.normalize('NFKC'))) return []
  const names = cell
    .split(/[、,，・/／\n]+/)
    .map(plain)
    .filter(Boolean)
  const found = names.map((name) =>
    ALLERGENS.find((each) =>
      Object.values(ALLERGEN_NAMES).some((words) => plain(words[each]) === name),
    ),
  )
  const odd = names.find((_, at) => found[at] === undefined)
  if (odd !== undefined) return noAllergen(odd)
  return ALLERGENS.filter((each) => found.includes(each))
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** The dish as the row says it. Allergens of no list that is named are known by the first one alone, unless they are those the dish states already. */
export function asSaid(dish: Dish, said: Said): Dish {
  const { name, category, description, price, allergens } = said
  const isStated = dish.allergensChecked && isSame(dish.allergens, allergens)
  const allergenList = said.allergenList ?? (isStated ? dish.allergenList : null)
  return {
    ...dish,
    name: withSaid(dish.name, name),
    category: withSaid(dish.category, category),
    description: withSaid(dish.description, description),
    ...(price !== undefined && { price }),
    ...(allergens && { allergensChecked: true, allergenList, allergens }),
  }
}

/** A name stored in full-width kana is not replaced by its half-width form. */
function withSaid(kept: Texts, said: Partial<Texts>): Texts {
  return eachOf(TAGS, (tag) => {
    const text = said[tag] ?? kept[tag]
    const isNarrowed = HALF_WIDTH.test(text) && plain(text) === plain(kept[tag])
    return isNarrowed && !HALF_WIDTH.test(kept[tag]) ? kept[tag] : text
  })
}

const TOO_LARGE: Words = {
  en: `The table is too large: at most ${MOST_ROWS} rows can be pasted at once.`,
  ja: `表が大きすぎます。一度に貼り付けられるのは${MOST_ROWS}行までです。`,
}

const NOT_STORABLE: Words = {
  en: 'The table holds a character that cannot be stored (a NUL or half of a pair). Please remove it.',
  ja: '保存できない文字（NUL文字など）が含まれています。削除してください。',
}

const NAMELESS: Words = { en: 'There is no name.', ja: '品名がありません。' }

function noPrice(cell: string): Words {
  const shown = cell.slice(0, 30)
  return {
    en: `“${shown}” is no price from 0 to 1,000,000 yen.`,
    ja: `「${shown}」は価格として読めません（0〜1,000,000円）。`,
  }
}

/** What staff read about a character that a font or a program has spoilt. */
export function uncertain(cell: string): Words {
  const shown = cell.slice(0, 30)
  return {
    en: `“${shown}” holds a character that cannot be read. Please type it anew in the table.`,
    ja: `「${shown}」に読めない文字があります。表で入力し直してください。`,
  }
}

function noAllergen(name: string): Words {
  const shown = name.slice(0, 30)
  return {
    en: `“${shown}” is none of the ${sizeOf(CURRENT_LIST)} allergens.`,
    ja: `「${shown}」はアレルゲン${sizeOf(CURRENT_LIST)}品目にありません。`,
  }
}
