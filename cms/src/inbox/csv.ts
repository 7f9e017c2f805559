/** Starts a formula in some spreadsheet, also in its full-width form (hostile inputs E38). */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * What a spreadsheet takes for a number, a day or a time, and shows as another: `0901234`, `1-2`, `3/4`,
 * `12:30`, `1e5`, `May 5`, `true`.
 */
const READ_ANEW =
  /^(?:[(¥￥$€]?\s*[\d０-９][\d０-９\s.,:：/／\-－年月日時分秒%％e)]{0,24}(?:[ap]m?)?|[0-9]{12,}|(?:\d{1,2}[ -]?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ .-]{0,2}\d{0,4}|true|false)$/i

/** What every spreadsheet shows as it is: counts, days and times as the desk writes them, telephone numbers. */
const SHOWN_AS_IT_IS =
  /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|(?=(?:-?\d){10,11}$)0\d*-\d+-\d+)$/

/** A letter nobody sees, by which every spreadsheet keeps a text as it is (decision 069). */
const UNSEEN = '\u200B'

/** One line of a CSV file. Every cell is quoted, and none can act as a formula (X01, X02). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  return `"${markOf(text)}${text.replaceAll('"', '""')}"`
}

function markOf(text: string): string {
  if (FORMULA.test(text)) return "'"
  return READ_ANEW.test(text) && !SHOWN_AS_IT_IS.test(text) ? UNSEEN : ''
}
