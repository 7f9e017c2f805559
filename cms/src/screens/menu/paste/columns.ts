import type { AllergenListDate } from '@noren/contract/allergens/lists'
import { type HtmlLang, LANGUAGE } from '@noren/contract/language'
import { headingOf, tagNamed } from '../../../base/table/headings.ts'
import { listNamed } from './allergens.ts'

const TEXTS = ['name', 'category', 'description'] as const

/** What a column of a table of dishes may hold. */
export type Column =
  | { field: (typeof TEXTS)[number]; tag: HtmlLang }
  | { field: 'price' }
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

/** Known headings, without spaces and in lower case. */
const HEADINGS: Readonly<Record<string, Column>> = {
  ...headed('name', ja, [
    '品名',
    '商品名',
    '料理名',
    'メニュー名',
    '献立',
    '献立名',
    '名前',
    '名称',
  ]),
  ...headed('name', en, ['name', 'dish', 'item', '英語名', '英名']),
  ...headed('category', ja, ['分類', 'カテゴリ', 'カテゴリー', '区分']),
  ...headed('category', en, ['category', 'section']),
  ...headed('description', ja, ['説明', '説明文', '紹介文', '内容', 'ひとこと', 'ひとことで']),
  ...headed('description', en, ['description', 'text']),
  価格: { field: 'price' },
  税込価格: { field: 'price' },
  値段: { field: 'price' },
  金額: { field: 'price' },
  price: { field: 'price' },
  アレルゲン: { field: 'allergens' },
  アレルギー: { field: 'allergens' },
  allergens: { field: 'allergens' },
}

function headed(field: (typeof TEXTS)[number], tag: HtmlLang, words: string[]) {
  return Object.fromEntries(words.map((word) => [word, { field, tag }]))
}

/** A price that lacks the tax, which is none that guests pay. */
const WITHOUT_TAX = /税抜|税別|本体|外税|excl|without/

/** The column of a heading: `品名`, `品名（英語）`, `Name (Japanese)`, `価格（税込）`, `アレルゲン（29品目）`. */
export function columnOf(heading: string): Column | null {
  const { word, note } = headingOf(heading)
  const column = Object.hasOwn(HEADINGS, word) ? HEADINGS[word] : undefined
  if (column?.field === 'allergens') {
    const list = listNamed(note)
    if (list && list !== 'other') return { ...column, list }
    return note === '' || tagNamed(note) ? column : null
  }
  if (column?.field === 'price' && WITHOUT_TAX.test(note)) return null
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

/** Columns of which each holds something else: what stands in a second column of a kind is not known. */
export function eachOnce(columns: readonly (Column | null)[]): (Column | null)[] {
  const keys = columns.map((column) => column && columnKey(column))
  return columns.map((column, at) => (keys.indexOf(keys[at] ?? null) === at ? column : null))
}

/** Whether cells are headings: that of the names, and one beside it where there is more than one cell. */
export function isHeadings(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell.trim() !== '')
  const known = written.map(columnOf).filter((column) => column !== null)
  const isNamed = known.some(({ field }) => field === 'name')
  return isNamed && known.length >= Math.min(2, written.length)
}
