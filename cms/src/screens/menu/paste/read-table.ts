import { corrected } from '../../../base/spelling/corrected.ts'
import type { Words } from '../../../base/words.ts'
import { cellsOf, filledDown, type Row } from './cells.ts'
import { type Column, columnOf, eachOnce, USUAL } from './columns.ts'
import { headingRow, isHeadings, widestRow } from './headings.ts'
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

/** Reads a pasted table; returns a sentence where it is too large or holds forbidden characters. */
export function readTable(text: string, { assigned, isInOrder }: Reading): PastedTable | Words {
  if (text.length > MOST_LETTERS) return TOO_LARGE
  if (text.includes('\0') || !text.isWellFormed()) return NOT_STORABLE
  const all = cellsOf(corrected(text))
  if (all.length > MOST_ROWS) return TOO_LARGE
  const found = headingRow(all, isHeadings)
  if (found < 0 && isInOrder) return { ...readRows(all, USUAL), headings: [], hasNames: true }
  const top = found < 0 ? widestRow(all) : found
  const cells = all[top]?.cells ?? []
  const columns = eachOnce(cells.map((heading, at) => assigned.get(at) ?? columnOf(heading)))
  const headings = cells.map((heading, at) => ({ heading, column: columns[at] ?? null }))
  const hasNames = columns.some((column) => column?.field === 'name')
  const rows = hasNames ? all.slice(top + 1) : []
  return { ...readRows(rows, columns), headings, hasNames }
}

/** Reads the rows of a table with these columns. */
export function readRows(rows: readonly Row[], columns: readonly (Column | null)[]): Table {
  const table: Table = { rows: [], unreadable: [] }
  for (const row of filledDown(rows, columns)) {
    const read = readRow(row, columns)
    if ('words' in read) table.unreadable.push(read)
    else table.rows.push(read)
  }
  return table
}

const TOO_LARGE: Words = {
  en: `The table is too large: at most ${MOST_ROWS} rows can be pasted at once.`,
  ja: `表が大きすぎます。一度に貼り付けられるのは${MOST_ROWS}行までです。`,
}

const NOT_STORABLE: Words = {
  en: 'The table holds a character that cannot be stored (a NUL or half of a pair). Please remove it.',
  ja: '保存できない文字（NUL文字など）が含まれています。削除してください。',
}
