/** Starts a formula in some spreadsheet, also in its full-width form (hostile inputs E38). */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** One line of a CSV file. Every cell is quoted, and none can act as a formula (X01, X02). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
