import type { Row } from '../cells.ts'
import type { Column } from './column.ts'
import {
  columnKey,
  columnOf,
  eachOnce,
  headingsIn,
  labelledColumn,
  notesIn,
  withList,
} from './columns.ts'
import { factsAmong } from './facts.ts'
import { isPrice } from './name-cell.ts'
import { readPriceCell, saysNone } from './price-cell.ts'
import { EN, isJapanese, JA } from './texts.ts'

/** The headings at `top` with the notes below them, and where the dishes begin. */
export function headingRows(
  all: readonly Row[],
  top: number,
): { cells: readonly string[]; below: number } {
  const cells = all[top]?.cells ?? []
  const notes = notesIn(all[top + 1]?.cells ?? [], cells)
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

type Headed = {
  /** The headings. */
  cells: readonly string[]
  /** The rows below them. */
  rows: readonly Row[]
  /** What staff say of columns, by their place. */
  assigned?: ReadonlyMap<number, Column | null>
  /** Whether notes say that prices lack the tax. */
  isNet: boolean
  /** Whether they are the sizes of prices alone, with a category over the names. */
  isOfSizes?: boolean
}

/** What columns hold, by their headings, in blocks: a table may have the same headings again beside the first ones. */
export function columnsBelow({
  cells,
  rows,
  assigned,
  isNet,
  isOfSizes,
}: Headed): (Column | null)[][] {
  const first = cells.findIndex((cell) => cell.trim() !== '')
  const columns = cells.map((heading, at) => {
    const said = assigned?.get(at)
    if (said) return withList(said, heading)
    if (isOfSizes && at === first) return { field: 'name', tag: JA } satisfies Column
    const column = columnOf(heading) ?? labelledColumn(heading)
    const isUsed = column && (column.field === 'name' || isWrittenAs(column, rows, at))
    return isUsed && !(isNet && column.field === 'price' && !column.isTaxed) ? column : null
  })
  const starts = blockStarts(columns)
  return starts.map((start, at) => {
    const block = eachOnce(columns.slice(start, starts[at + 1] ?? columns.length))
    return withTag(block, rows, start)
  })
}

/** Where blocks begin: at each repetition of the first heading, if a name is in each of them. */
function blockStarts(columns: readonly (Column | null)[]): number[] {
  const first = columns.findIndex((column) => column !== null)
  const key = columns[first] && columnKey(columns[first])
  const starts = [...columns.keys()].filter(
    (at) => at > first && columns[at] && columnKey(columns[at]) === key,
  )
  const ends = [...starts, columns.length]
  const isWhole = [0, ...starts].every((start, at) => {
    const block = columns.slice(start, ends[at])
    return ['name', 'price'].every((field) => block.some((column) => column?.field === field))
  })
  return isWhole ? [0, ...starts] : [0]
}

/** How many rows show what a column holds. */
const SHOWN = 200

/** Whether the cells are what the heading says, where its word has other meanings. */
function isWrittenAs(column: Column, rows: readonly Row[], at: number): boolean {
  const written = writtenIn(rows, at)
  if (column.field === 'terms') {
    return written.filter((cell) => factsAmong(cell)).length * 3 >= written.length
  }
  if (column.field !== 'price' || (column.label ?? column.labels) === undefined) return true
  return written.filter((cell) => isPriceOrNone(cell, column.labels)).length >= 0.5 * written.length
}

function isPriceOrNone(cell: string, labels: readonly string[] = []): boolean {
  const said = readPriceCell(cell, labels)
  return saysNone(cell) || (typeof said === 'string' ? said !== 'unclear' : isPrice(said))
}

/** The cells of a column that hold something, in its first rows. */
export function writtenIn(rows: readonly Row[], at: number): string[] {
  return rows.slice(0, SHOWN).flatMap(({ cells }) => cells[at]?.trim() || [])
}

/** A table with the headings of one language may hold the other one. */
function withTag(
  block: readonly (Column | null)[],
  rows: readonly Row[],
  start: number,
): (Column | null)[] {
  const isNamed = block.some((column) => column?.field === 'name' && column.tag === JA)
  return block.map((column, at) => {
    if (!column || !('tag' in column) || column.tag !== EN || isNamed) return column
    const written = writtenIn(rows, start + at)
    const isOther = written.filter(isJapanese).length * 2 > written.length
    return isOther ? { ...column, tag: JA } : column
  })
}
