import type { Column } from './columns.ts'

/** A row and its number in the table it was copied from, beginning with 1. */
type Row = { row: number; cells: string[] }

/**
 * The cells of a table as Excel and Google Sheets copy them: tabs between columns, line ends between rows.
 * A cell that begins with a quotation mark may hold tabs, line ends and doubled quotes. Empty rows are left
 * out, but counted.
 */
export function cellsOf(text: string): Row[] {
  const rows: Row[] = []
  let row = 1
  let cells: string[] = []
  for (const [, quoted, plain = '', end = ''] of text.replace(/\r\n?/g, '\n').matchAll(CELL)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain)
    if (end === '\t') continue
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells })
    row += 1
    cells = []
    if (end === '') break
  }
  return rows
}

/** A cell, quoted or not, and what ends it. A quote that is never closed is a plain character. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$))?([^\t\n]*)(\t|\n|$)/g

/** The rows with their categories: a merged cell is copied in its first row only, and counts for those below. */
export function filledDown(rows: readonly Row[], columns: readonly (Column | null)[]): Row[] {
  const categories = [...columns.keys()].filter((at) => columns[at]?.field === 'category')
  let above: readonly string[] = []
  return rows.map(({ row, cells }) => {
    if (categories.some((at) => cells[at]?.trim())) {
      above = cells
      return { row, cells }
    }
    const filled = columns.map((_, at) => (categories.includes(at) ? above[at] : cells[at]) ?? '')
    return { row, cells: filled }
  })
}
