import type { Row } from '../cells.ts'
import { headingOf, tagNamed } from '../headings.ts'
import { listNamed } from './allergens.ts'
import type { Column } from './column.ts'
import { isLabel, labelsIn, printedLabel } from './labels.ts'
import { HEADINGS, TITLES } from './words-of-headings.ts'

/** What a price's note says of the unit, and what stands between its words. */
const UNIT = /[円¥・、,.:/-]|単位|yen|jpy/g

/** The rate of the tax, which says nothing of whether a price has it: `税込（10%）`, `税込8%`. */
const RATE = /\d{1,3}(?:\.\d{1,3})?%/g

/** What a note says of a price that guests pay. Prices without tax have too many names to know them all. */
const TAXED =
  /^(?:(?:消費)?税込み?(?:価格|表示)?|内税|総額|(?:tax|vat)?(?:inc|incl|included|including)|(?:inc|incl|including|with)(?:tax|vat))$/

/** What a title above the headings says of all prices. */
const WITHOUT_TAX =
  /(?:税|ぜい)(?:抜|ぬ|別|前)|外税|[+＋](?:消費)?税|別途.{0,6}(?:消費)?税|(?:消費)?税[はを]別|本体価格(?:です|で表示|表示|となり)|消費税.{0,6}(?:加算(?!されません)|かかり(?!ません))|(?:excl\.?|excluding|before|without|plus|ex)tax|taxnot|subjectto.{0,6}(?:consumption)?tax/

/** What makes a note below the dishes one about all of them, and not of the charge for a seat. */
const OF_ALL =
  /価格|表示|料金|金額|値段|全て|すべて|全品|prices?|^[※＊*・\s]*(?:(?:別途)?[\s\d.%％の]{0,6}消費税|subject to)|^.{1,14}$/i

/** Whether rows above the headings say that prices lack the tax: `（税抜・円）`. */
export function sayWithoutTax(rows: readonly { cells: readonly string[] }[]): boolean {
  return rows.some(({ cells }) => {
    const text = cells.join('').toLowerCase().replace(/\s+/g, '')
    return text.length < 300 && WITHOUT_TAX.test(text)
  })
}

/** Whether a row with one text is a note that says so of all prices: `※価格はすべて税抜です`. */
export function isNoteWithoutTax(row: Row): boolean {
  const written = row.cells.filter((cell) => cell.trim() !== '')
  return written.length === 1 && OF_ALL.test(written.join('').trim()) && sayWithoutTax([row])
}

/** The column of a heading: `品名`, `品名（英語）`, `Name (Japanese)`, `価格（税込）`, `アレルゲン（29品目）`. */
export function columnOf(heading: string): Column | null {
  const { word, note } = headingOf(heading)
  const column = HEADINGS.get(word) ?? HEADINGS.get(word.replace(RATE, ''))
  if (column?.field === 'allergens') {
    const list = listNamed(note)
    if (list && list !== 'other') return { ...column, list }
    return note === '' || tagNamed(note) ? column : null
  }
  if (column?.field === 'price') {
    const tax = note.replace(RATE, '').replace(UNIT, '')
    if (TAXED.test(tax)) return { ...column, isTaxed: true }
    return tax === '' ? column : labelledColumn(note, printedNote(heading))
  }
  if (!column || !('tag' in column)) return column ?? null
  const tag = tagNamed(note)
  return tag ? { ...column, tag } : column
}

/** A column whose heading is the word beside its prices, or several: `小`, `グラス（90ml）`, `グラス／ボトル`. */
export function labelledColumn(heading: string, printed = heading): Column | null {
  const label = printedLabel(printed)
  if (isLabel(label)) return { field: 'price', label }
  const labels = labelsIn(label)
  return labels && { field: 'price', labels }
}

/** The note of a heading as it is printed. */
function printedNote(heading: string): string {
  if (heading.length > 100) return ''
  return /[（(【[](.*)[)）】\]]\s*$/s.exec(heading)?.[1] ?? ''
}

/** A column of allergens with the list that its heading names. */
export function withList(column: Column, heading: string): Column {
  const list = column.field === 'allergens' ? listNamed(heading) : undefined
  return list ? { field: 'allergens', list } : column
}

/** One name for what a column holds, whatever its heading is. */
export function columnKey(column: Column): string {
  if ('tag' in column) return `${column.field}-${column.tag}`
  return column.field === 'price' && column.label ? `price-${column.label}` : column.field
}

/**
 * Columns of which each holds something else: what stands in a second column of a kind is not known. Of two with
 * prices the one with the tax counts.
 */
export function eachOnce(columns: readonly (Column | null)[]): (Column | null)[] {
  const isMore = (column: Column | null | undefined) => column && 'tag' in column && column.isMore
  const keys = columns.map((column) => column && !isMore(column) && columnKey(column))
  const isPlain = (column: Column | null | undefined) =>
    column?.field === 'price' && column.label === undefined
  const taxed = columns.findIndex(
    (column) => isPlain(column) && column?.field === 'price' && column.isTaxed,
  )
  return columns.map((column, at) => {
    if (isMore(column)) return column
    const counts = isPlain(column) && taxed >= 0 ? taxed : keys.indexOf(keys[at] ?? null)
    return counts === at ? column : null
  })
}

/** How many of the cells are known headings; 0 where none is that of the names. */
export function headingsIn(cells: readonly string[]): number {
  const written = cells.filter((cell) => cell.trim() !== '')
  if (written.length === 1 && TITLES.has(headingOf(written.join('')).word)) return 0
  const known = written.map(columnOf).filter((column) => column !== null)
  return known.some(({ field }) => field === 'name') ? known.length : 0
}

/**
 * The notes of a second row of headings, as where `価格` is over `税抜` and `税込`, or over `小` and `大`; `null` for
 * any other row. A cell of both rows is copied into each.
 */
export function notesIn(cells: readonly string[], above: readonly string[]): string[] | null {
  const notes = cells.map((cell, at) => {
    const { word, note } = headingOf(cell)
    if (word === headingOf(above[at] ?? '').word) return ''
    return isLabel(cell) ? cell.trim() : note || word
  })
  const written = notes.filter((note) => note !== '')
  // Below the heading of the names, `ランチ` is the heading of the dishes under it.
  const isOverDishes = notes.some(
    (note, at) => isLabel(note) && columnOf(above[at] ?? '')?.field === 'name',
  )
  if (isOverDishes) return null
  return written.length > 0 && written.every(isNote) ? notes : null
}

function isNote(text: string): boolean {
  return (
    tagNamed(text) !== null ||
    TAXED.test(text) ||
    WITHOUT_TAX.test(text) ||
    isLabel(text) ||
    /^\d+(?:品目|items)$/.test(text)
  )
}
