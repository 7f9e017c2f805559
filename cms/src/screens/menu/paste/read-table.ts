import type { Row } from '../../../base/table/cells.ts'
import { readCells, widestRow } from '../../../base/table/headings.ts'
import type { Words } from '../../../base/words.ts'
import {
  type Column,
  columnOf,
  eachOnce,
  headingsIn,
  notesIn,
  sayWithoutTax,
  USUAL,
  withList,
} from './columns.ts'
import { readRow, type Unreadable } from './read-row.ts'
import type { Said } from './said.ts'

/** The most rows and characters of a table that are read; a menu has 200 dishes at most. */
const MOST_ROWS = 1000
const MOST_LETTERS = 1_000_000

export type Table = { rows: Said[]; unreadable: Unreadable[] }

/** A column of a pasted table; `null`: what it holds is not known. */
export type Heading = { heading: string; column: Column | null }

/** A pasted table. Where no column holds the names of dishes, `hasNames` is false and nothing of it is read. */
export type PastedTable = Table & { headings: Heading[]; hasNames: boolean }

/** What staff say of a table beside its headings. */
type Reading = {
  /** What columns hold, by their place, where their headings do not say it. */
  assigned: ReadonlyMap<number, Column>
  /** Whether a table without headings has the usual columns in the usual order. */
  isInOrder: boolean
}

/** Reads a pasted table, or the text of a file; returns a sentence where that cannot be. */
export function readTable(text: string, { assigned, isInOrder }: Reading): PastedTable | Words {
  if (text.length > MOST_LETTERS) return TOO_LARGE
  if (text.includes('\0') || !text.isWellFormed()) return NOT_STORABLE
  const read = readCells(text, headingsIn)
  if (!('rows' in read)) return read
  const { rows: all, top: found } = read
  if (all.length > MOST_ROWS) return TOO_LARGE
  if (found < 0 && isInOrder) return { ...readRows(all, USUAL), headings: [], hasNames: true }
  const top = found < 0 ? widestRow(all) : found
  const { cells, below } = headingRows(all, top)
  const isNet = sayWithoutTax(all.slice(0, top))
  const columnAt = (heading: string, at: number) => {
    const said = assigned.get(at)
    if (said) return withList(said, heading)
    const column = columnOf(heading)
    return isNet && column?.field === 'price' && !column.isTaxed ? null : column
  }
  const columns = eachOnce(cells.map(columnAt))
  const headings = cells.map((heading, at) => ({ heading, column: columns[at] ?? null }))
  const hasNames = columns.some((column) => column?.field === 'name')
  const rows = hasNames ? all.slice(below) : []
  return { ...readRows(rows, columns), headings, hasNames }
}

/** The headings at `top` with the notes below them, and where the dishes begin. */
function headingRows(all: readonly Row[], top: number): { cells: string[]; below: number } {
  const cells = all[top]?.cells ?? []
  const notes = notesIn(all[top + 1]?.cells ?? [])
  let below = top + (notes ? 2 : 1)
  while (headingsIn(all[below]?.cells ?? []) > 1) below += 1
  if (!notes) return { cells, below }
  // A heading over several columns is copied in the first of them.
  let above = ''
  const width = Math.max(cells.length, notes.length)
  const noted = Array.from({ length: width }, (_, at) => {
    const own = cells[at]?.trim() ?? ''
    above = own || above
    return notes[at] ? `${above}（${notes[at]}）` : own
  })
  return { cells: noted, below }
}

/** Reads the rows of a table with these columns. */
function readRows(rows: readonly Row[], columns: readonly (Column | null)[]): Table {
  const table: Table = { rows: [], unreadable: [] }
  for (const row of filledDown(rows, columns)) {
    const read = readRow(row, columns)
    if ('words' in read) table.unreadable.push(read)
    else table.rows.push(read)
  }
  return table
}

/** The rows with their categories: a merged cell is copied in its first row only, and counts for those below. */
function filledDown(rows: readonly Row[], columns: readonly (Column | null)[]): Row[] {
  const categories = [...columns.keys()].filter((at) => columns[at]?.field === 'category')
  let above: readonly string[] = []
  return rows.map(({ row, cells }) => {
    if (categories.some((at) => cells[at]?.trim())) {
      above = cells
      return { row, cells }
    }
    const filled = columns.map((_, at) => (categories.includes(at) ? above[at] : cells[at]) ?? '')
    return { row, cells: [...filled, ...cells.slice(columns.length)] }
  })
}

const TOO_LARGE: Words = {
  en: `The table is too large: at most ${MOST_ROWS} rows are read at once.`,
  ja: `表が大きすぎます。一度に読み取れるのは${MOST_ROWS}行までです。`,
}

const NOT_STORABLE: Words = {
  en: 'The table holds a character that cannot be stored (a NUL or half of a pair). Please remove it.',
  ja: '保存できない文字（NUL文字など）が含まれています。削除してください。',
}
