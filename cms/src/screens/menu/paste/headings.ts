import type { Row } from './cells.ts'
import { columnOf } from './columns.ts'

/** How far down headings are looked for: above them stand titles and dates. */
const MOST_ABOVE = 10

/**
 * The row of a table's headings, as its place from the top: the first that `isHeadings` takes, below titles and
 * dates. −1 where there is none.
 */
export function headingRow(
  rows: readonly Row[],
  isHeadings: (cells: readonly string[]) => boolean,
): number {
  return rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => isHeadings(cells))
}

/** Whether cells are headings: that of the names, and one beside it where there is more than one cell. */
export function isHeadings(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell.trim() !== '')
  const known = written.map(columnOf).filter((column) => column !== null)
  const isNamed = known.some(({ field }) => field === 'name')
  return isNamed && known.length >= Math.min(2, written.length)
}

/** The row that could be headings of other words: the first of the widest ones at the top. */
export function widestRow(rows: readonly Row[]): number {
  const widths = rows
    .slice(0, MOST_ABOVE)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  return widths.indexOf(Math.max(...widths))
}
