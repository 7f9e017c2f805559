/** Starts a formula in some spreadsheet, also in its full-width form (hostile inputs E38). */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** Digits alone, of which a spreadsheet would take the first zeros or the last places away. */
const DIGITS = /^(?:0[0-9]+|[0-9]{12,})$/

/** One line of a CSV file. Every cell is quoted, and none can act as a formula (X01, X02). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  // The one way Excel keeps them as they are; a text of digits can do nothing else.
  if (DIGITS.test(text)) return `"=""${text}"""`
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
