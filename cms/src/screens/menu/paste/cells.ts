import type { Column } from './columns.ts'

/** A row and its number in the table it comes from, beginning with 1. */
export type Row = { row: number; cells: string[] }

/** What stands between two cells of a row: Excel and Google Sheets copy tabs, files have one of the others. */
export type Separator = '\t' | ',' | ';'

/**
 * The cells of a table, with line ends between its rows. A cell that begins with a quotation mark may hold
 * separators, line ends and doubled quotes. Empty rows are left out, but counted.
 */
export function cellsOf(text: string, separator: Separator = '\t'): Row[] {
  const rows: Row[] = []
  let row = 1
  let cells: string[] = []
  for (const [, quoted, plain = '', end = ''] of text
    .replace(/\r\n?/g, '\n')
    .matchAll(CELL[separator])) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain)
    if (end === separator) continue
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells })
    row += 1
    cells = []
    if (end === '') break
  }
  return rows
}

/** A cell, quoted or not, and what ends it. A quote that is never closed is a plain character. */
const CELL: { readonly [S in Separator]: RegExp } = {
  '\t': /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$))?([^\t\n]*)(\t|\n|$)/g,
  ',': /(?:"([^"]*(?:""[^"]*)*)"(?=[,\n]|$))?([^,\n]*)(,|\n|$)/g,
  ';': /(?:"([^"]*(?:""[^"]*)*)"(?=[;\n]|$))?([^;\n]*)(;|\n|$)/g,
}

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
    return { row, cells: [...filled, ...cells.slice(columns.length)] }
  })
}
