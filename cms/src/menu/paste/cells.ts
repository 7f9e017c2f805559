/**
 * The cells of a table as Excel and Google Sheets copy them: columns apart by tabs, rows by line ends.
 * A cell that begins with a quotation mark may hold tabs, line ends and doubled marks. Each row has the
 * number of the line it begins in, from 1; empty rows are left out.
 */
export function cellsOf(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let line = 1
  let began = 1
  let cells: string[] = []
  for (const [, quoted, plain = '', end = ''] of text.replace(/\r\n?/g, '\n').matchAll(CELL)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain)
    line += (quoted?.split('\n').length ?? 1) - 1
    if (end === '\t') continue
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: began, cells })
    line += 1
    began = line
    cells = []
    if (end === '') break
  }
  return rows
}

/** A cell, quoted or not, and what ends it. A mark that is never closed is a plain one. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$))?([^\t\n]*)(\t|\n|$)/g
