import type { Row } from '../cells.ts'
import type { Column } from './column.ts'
import { MARKED_SUM } from './name-cell.ts'
import { type ReadRow, readRow } from './read-row.ts'
import { NAMELESS, noPrice } from './row-words.ts'
import { EN, JA, tagOf } from './texts.ts'

/** What a row is beside the dishes with their prices. */
export type RowKind =
  /** A dish, with or without a price. */
  | 'dish'
  /** A text alone: a heading, a dish whose price is below it, a line of a course, or a description. */
  | 'alone'
  /** A price without a name. */
  | 'price'
  /** More about the dish above. */
  | 'more'
  /** Nothing but a category. */
  | 'category'
  | 'note'
  | 'sum'
  /** It cannot be taken as it is. */
  | 'broken'
  /** All its texts are in columns that are left out. */
  | 'nothing'

export type KnownRow = ReadRow & { kind: RowKind; isAdjacent: boolean }

const FOOTNOTE = /^(?:[※＊*†]|注[)）:：]|[（(]注)/
const SUM = /^(?:合計|小計|総計|総合計|計|total|sub-?total|sum)(?:[\s:(（][\d\s¥,:円税込抜)）]*)?$/i
/** How sentences end, and what they say about the whole menu. */
const SENTENCE =
  /[。．]$|(?:です|ます|ません|ください|下さい|致します|しております|承ります)[。！!]?$|(?:税込|税抜|税別|消費税|サービス料|席料|チャージ料|お通し代?)(?:価格|表示|み|です|で|は|を|が|として|[\s　]*\d)|\b(?:tax|service charge|cover charge|please)\b/i

/** Reads the rows of a table, and says what each is. */
export function knownRows(rows: readonly Row[], columns: readonly (Column | null)[]): KnownRow[] {
  let above = -1
  return rows.map((row) => {
    const read = readRow(row, columns)
    const isAdjacent = above < 0 || row.row === above + 1
    above = row.row
    const alone = aloneIn(read, columns)
    if (alone !== null && !read.dish.name[JA] && !read.dish.name[EN] && !read.hasPrice) {
      read.dish.name = { [tagOf(alone)]: alone }
    }
    const kind = kindOf(read, columns, alone)
    const isLost = kind === 'nothing' && row.cells.some((cell, at) => cell.trim() && columns[at])
    if (isLost) return { ...read, isAdjacent, kind: 'broken', problem: NAMELESS }
    // A price that cannot be read makes no heading of its row.
    if (kind === 'alone' && MARKED_SUM.test(read.text)) {
      return { ...read, isAdjacent, kind: 'broken', problem: noPrice(read.text) }
    }
    return { ...read, isAdjacent, kind }
  })
}

/** The only text of a row, or that of its columns of names; `null` where it has others. */
function aloneIn({ cells }: ReadRow, columns: readonly (Column | null)[]): string | null {
  const written = [...cells.keys()].filter((at) => cells[at]?.trim())
  const isNames = written.every((at) => columns[at]?.field === 'name')
  const [only = -1] = written
  const nameAt = columns.findIndex((column) => column?.field === 'name')
  const isOnly = written.length === 1 && !columns[only] && only <= Math.max(nameAt, 0)
  return written.length > 0 && (isNames || isOnly) ? (cells[only]?.trim() ?? '') : null
}

function kindOf(
  { dish, text, hasPrice, problem }: ReadRow,
  columns: readonly (Column | null)[],
  alone: string | null,
): RowKind {
  const names = Object.values(dish.name)
  if (names.length > 0 && names.every((name) => SUM.test(name.normalize('NFKC')))) return 'sum'
  const isNote = FOOTNOTE.test(text) || (alone !== null && SENTENCE.test(text))
  if (isNote && !hasPrice && (alone !== null || names.length > 0)) return 'note'
  if (problem) return 'broken'
  if (names.length > 0) {
    if (alone === null || hasPrice) return 'dish'
    return Object.keys(dish).some((field) => FACTS.has(field)) ? 'dish' : 'alone'
  }
  if (hasPrice) return 'price'
  if (Object.keys(dish.description).length > 0) return FOOTNOTE.test(text) ? 'note' : 'more'
  if (Object.keys(dish).some((field) => FACTS.has(field))) return 'more'
  const hasCategory = Object.keys(dish.category).length > 0
  if (hasCategory) return columns.some((each) => each?.field === 'name') ? 'category' : 'dish'
  return 'nothing'
}

const FACTS: ReadonlySet<string> = new Set(['people', 'notice', 'minutes', 'allergens'])
