import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { corrected } from '../spelling/corrected.ts'
import type { Words } from '../words.ts'
import { cellsOf, type Row, type Separator } from './cells.ts'
import { CUT_OFF } from './file-text.ts'

/** The rows of a table, and the place of its headings among them: −1 where there are none. */
type Cells = { rows: Row[]; top: number }

/** How far down headings are looked for: above them stand titles and dates. */
const MOST_ABOVE = 10

/** Where the separator is looked for, in characters: a cell may be as long as a file. */
const MOST_LETTERS_ABOVE = 20_000

/**
 * Reads a table that was pasted or is the text of a file. Its separator is the one that makes headings of a row at
 * the top. A sentence where it ends in the middle.
 */
export function readCells(
  text: string,
  isHeadings: (cells: readonly string[]) => boolean,
): Cells | Words {
  const topOf = (rows: readonly Row[]) =>
    rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => isHeadings(cells))
  const above = corrected(text.slice(0, MOST_LETTERS_ABOVE))
  const all: readonly Separator[] = ['\t', ',', ';']
  const separator =
    all.find((each) => topOf(cellsOf(above, each)) >= 0) ??
    all.find((each) => above.includes(each)) ??
    '\t'
  // Only quotation marks that are closed keep a line end inside a cell.
  if (separator !== '\t' && text.split('"').length % 2 === 0) return CUT_OFF
  const rows = cellsOf(corrected(text), separator)
  return { rows, top: topOf(rows) }
}

/** The row that could be headings of other words: the first of the widest ones at the top. */
export function widestRow(rows: readonly Row[]): number {
  const widths = rows
    .slice(0, MOST_ABOVE)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  return widths.indexOf(Math.max(...widths))
}

/** The word of a heading and the note in brackets behind it, without spaces and in lower case. */
export function headingOf(heading: string): { word: string; note: string } {
  const plain = heading.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const [, word = '', note = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(plain) ?? []
  return { word, note }
}

/** The language that a heading's note names: `英語`, `Japanese`, `ja`. */
export function tagNamed(note: string): HtmlLang | null {
  if (note === '') return null
  const named = LANGUAGES.map((language) => LANGUAGE[language].htmlLang).find((tag) =>
    ['ja', 'en'].some((reader) => {
      const name = new Intl.DisplayNames(reader, { type: 'language' }).of(tag)?.toLowerCase()
      return [tag, name].includes(note)
    }),
  )
  return named ?? null
}
