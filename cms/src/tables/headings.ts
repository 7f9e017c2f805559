import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { corrected } from '../base/spelling/corrected.ts'
import type { Words } from '../base/words.ts'
import { cellsOf, type Row, type Separator } from './cells.ts'
import { CUT_OFF } from './file-text.ts'

/** The rows of a table, and the place of its headings among them: −1 where there are none. */
type Cells = { rows: Row[]; top: number }

/** How far down headings are looked for: above them stand titles and dates. */
const MOST_ABOVE = 10

/** Where the separator is looked for, in characters: a cell may be as long as a file. */
const MOST_LETTERS_ABOVE = 20_000

/** How many headings a row has whose words are known; 0 where none is that of the names. */
type Known = (cells: readonly string[]) => number

/** Finds the headings among the rows at the top; −1 for none. */
type Way = (rows: readonly Row[], known: Known) => number

/** A title may be the word of a heading too, so a row of one cell is the last that is taken for the headings. */
const WAYS: readonly Way[] = [
  (rows, known) => rows.findIndex(({ cells }) => known(cells) > 1),
  (rows, known) => {
    const widest = widestRow(rows)
    const cells = rows[widest]?.cells ?? []
    return written(cells) > 1 && known(cells) > 0 ? widest : -1
  },
  (rows, known) => rows.findLastIndex(({ cells }) => written(cells) === 1 && known(cells) > 0),
]

/**
 * Reads a table that was pasted or is the text of a file. Its separator is the one that makes headings of a row at
 * the top. A sentence where it ends in the middle.
 */
export function readCells(text: string, known: Known): Cells | Words {
  const above = corrected(text.slice(0, MOST_LETTERS_ABOVE))
  const all: readonly Separator[] = ['\t', ',', ';']
  const topOf = (way: Way, rows: readonly Row[]) => way(rows.slice(0, MOST_ABOVE), known)
  const found = WAYS.flatMap((way) => all.map((separator) => ({ way, separator }))).find(
    ({ way, separator }) => topOf(way, cellsOf(above, separator)) >= 0,
  )
  const separator = found?.separator ?? all.find((each) => separates(above, each)) ?? '\t'
  // Only quotation marks that are closed keep a line end inside a cell.
  if (separator !== '\t' && text.split('"').length % 2 === 0) return CUT_OFF
  const rows = cellsOf(corrected(text), separator)
  return { rows, top: found ? topOf(found.way, rows) : -1 }
}

/** Whether most lines have the separator, and not as that of thousands. */
function separates(text: string, separator: Separator): boolean {
  if (separator === '\t') return text.includes(separator)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const has = lines.filter((line) => line.replace(/\d,(?=\d{3}(?!\d))/g, '').includes(separator))
  return has.length >= 0.5 * lines.length
}

/** The row that could be headings of other words: the first of the widest ones at the top. */
export function widestRow(rows: readonly Row[]): number {
  const widths = rows.slice(0, MOST_ABOVE).map(({ cells }) => written(cells))
  return widths.indexOf(Math.max(...widths))
}

function written(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length
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
