import type { AllergenListDate } from '@noren/contract/allergens/lists'
import { type HtmlLang, LANGUAGE } from '@noren/contract/language'
import type { Row } from '../../../base/table/cells.ts'
import { headingOf, tagNamed } from '../../../base/table/headings.ts'
import { listNamed } from './allergens.ts'

/** What a column of a table of dishes may hold. */
export type Column =
  | { field: 'name' | 'category' | 'description'; tag: HtmlLang }
  | { field: 'price'; isTaxed?: true }
  /** With the list of allergens that its heading names; `other` if what it names is no list. */
  | { field: 'allergens'; list?: AllergenListDate | 'other' }

const ja = LANGUAGE.jp.htmlLang
const en = LANGUAGE.en.htmlLang

/** The columns of a table without headings; it may have fewer. */
export const USUAL: readonly Column[] = [
  { field: 'name', tag: ja },
  { field: 'name', tag: en },
  { field: 'price' },
  { field: 'category', tag: ja },
  { field: 'category', tag: en },
  { field: 'description', tag: ja },
  { field: 'description', tag: en },
  { field: 'allergens' },
]

/** Known headings, without spaces and in lower case, by what their columns hold. */
const KNOWN: readonly [Column, headings: string][] = [
  [{ field: 'name', tag: ja }, '品名 商品名 料理名 メニュー名 献立 献立名 名前 名称'],
  [{ field: 'name', tag: en }, 'name dish item 英語名 英名'],
  [{ field: 'category', tag: ja }, '分類 カテゴリ カテゴリー 区分'],
  [{ field: 'category', tag: en }, 'category section'],
  [{ field: 'description', tag: ja }, '説明 説明文 紹介文 内容 ひとこと ひとことで'],
  [{ field: 'description', tag: en }, 'description text'],
  [{ field: 'price' }, '価格 値段 金額 price'],
  [{ field: 'price', isTaxed: true }, '税込 税込み 税込価格 税込み価格'],
  [{ field: 'allergens' }, 'アレルゲン アレルギー allergens'],
]

const HEADINGS: ReadonlyMap<string, Column> = new Map(
  KNOWN.flatMap(([column, headings]) => headings.split(' ').map((word) => [word, column] as const)),
)

/** What a price's note says of the unit, and what stands between its words. */
const UNIT = /[円¥・、,.:/-]|単位|yen|jpy/g

/** What a note says of a price that guests pay. Prices without tax have too many names to know them all. */
const TAXED =
  /^(?:(?:消費)?税込み?(?:価格|表示)?|内税|総額|(?:tax|vat)?(?:inc|incl|included|including)|(?:inc|incl|including|with)(?:tax|vat))$/

/** What a title above the headings says of all prices. */
const WITHOUT_TAX =
  /(?:税|ぜい)(?:抜|ぬ|別|前)|外税|[+＋]税|(?:excl\.?|excluding|before|without|plus|ex)tax|taxnot/

/** Whether rows above the headings say that prices lack the tax: `（税抜・円）`. */
export function sayWithoutTax(rows: readonly Row[]): boolean {
  return rows.some(({ cells }) =>
    WITHOUT_TAX.test(cells.join('').toLowerCase().replace(/\s+/g, '')),
  )
}

/** The column of a heading: `品名`, `品名（英語）`, `Name (Japanese)`, `価格（税込）`, `アレルゲン（29品目）`. */
export function columnOf(heading: string): Column | null {
  const { word, note } = headingOf(heading)
  const column = HEADINGS.get(word)
  if (column?.field === 'allergens') {
    const list = listNamed(note)
    if (list && list !== 'other') return { ...column, list }
    return note === '' || tagNamed(note) ? column : null
  }
  if (column?.field === 'price') {
    const tax = note.replace(UNIT, '')
    if (TAXED.test(tax)) return { ...column, isTaxed: true }
    return tax === '' ? column : null
  }
  if (!column || !('tag' in column)) return column ?? null
  const tag = tagNamed(note)
  return tag ? { ...column, tag } : column
}

/** A column of allergens with the list that its heading names. */
export function withList(column: Column, heading: string): Column {
  const list = column.field === 'allergens' ? listNamed(heading) : undefined
  return list ? { field: 'allergens', list } : column
}

/** One name for what a column holds, whatever its heading is. */
export function columnKey(column: Column): string {
  return 'tag' in column ? `${column.field}-${column.tag}` : column.field
}

/**
 * Columns of which each holds something else: what stands in a second column of a kind is not known. Of two with
 * prices the one with the tax counts.
 */
export function eachOnce(columns: readonly (Column | null)[]): (Column | null)[] {
  const keys = columns.map((column) => column && columnKey(column))
  const taxed = columns.findIndex((column) => column?.field === 'price' && column.isTaxed)
  return columns.map((column, at) => {
    const counts = column?.field === 'price' && taxed >= 0 ? taxed : keys.indexOf(keys[at] ?? null)
    return counts === at ? column : null
  })
}

/** How many of the cells are known headings; 0 where none is that of the names. */
export function headingsIn(cells: readonly string[]): number {
  const known = cells.map(columnOf).filter((column) => column !== null)
  return known.some(({ field }) => field === 'name') ? known.length : 0
}

/** The notes of a second row of headings, as where `価格` stands over `税抜` and `税込`; `null` for any other row. */
export function notesIn(cells: readonly string[]): string[] | null {
  const notes = cells.map((cell) => headingOf(cell).word)
  const written = notes.filter((note) => note !== '')
  return written.length > 0 && written.every(isNote) ? notes : null
}

function isNote(text: string): boolean {
  return (
    tagNamed(text) !== null ||
    TAXED.test(text) ||
    WITHOUT_TAX.test(text) ||
    /^\d+(?:品目|items)$/.test(text)
  )
}
