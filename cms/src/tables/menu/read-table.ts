import type { Words } from '../../base/words.ts'
import { MOST_COLUMNS, type Row } from '../cells.ts'
import { readCells, widestRow } from '../headings.ts'
import { type Column, USUAL } from './column.ts'
import { headingsIn, isNoteWithoutTax, sayWithoutTax } from './columns.ts'
import { guessColumns } from './guess.ts'
import { columnsBelow, headingRows } from './heading-rows.ts'
import { readBlocks } from './read-blocks.ts'
import { categoryOver, sizesRow } from './size-rows.ts'
import { decorated } from './texts.ts'
import type { Table } from './types.ts'

/** The most rows and characters of a table that are read; a menu has 200 dishes at most. */
const MOST_ROWS = 5000
const MOST_LETTERS = 1_000_000

/** A column of a table; `column` is `null` where what it holds is not known. */
export type Heading = { heading: string; column: Column | null; hasText: boolean }

/** A menu as a table has it. Where no column holds the names of dishes, `hasNames` is false and nothing is read. */
export type MenuTable = Table & {
  headings: Heading[]
  hasNames: boolean
  /** Whether the table has no headings, and what its columns hold was found out from the cells. */
  isGuessed: boolean
}

/** What staff say of a table beside its headings. */
type Reading = {
  /** What columns hold, by their place, where their headings do not say it; `null`: nothing that is taken. */
  assigned: ReadonlyMap<number, Column | null>
  /** Whether a table without headings has the usual columns in the usual order. */
  isInOrder: boolean
}

/** Reads a pasted table, or the text of a file, as a menu; returns a sentence where that cannot be. */
export function readTable(text: string, { assigned, isInOrder }: Reading): MenuTable | Words {
  if (text.length > MOST_LETTERS) return TOO_LARGE
  if (text.includes('\0') || !text.isWellFormed()) return NOT_STORABLE
  const read = readCells(text, headingsIn)
  if (!('rows' in read)) return read
  const { rows, top: found } = read
  if (rows.length > MOST_ROWS) return TOO_LARGE
  if (rows.some(({ cells }) => cells.slice(MOST_COLUMNS).some((cell) => cell.trim())))
    return TOO_WIDE
  const all = rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, MOST_COLUMNS) }))
  if (found < 0 && isInOrder) {
    return { ...readBlocks(all, [USUAL]), headings: [], hasNames: true, isGuessed: false }
  }
  const sizes = found < 0 ? sizesRow(all) : -1
  const guessed = found < 0 && sizes < 0 ? guessColumns(all) : null
  if (guessed) return readGuessed(all, guessed, assigned)
  const top = [found, sizes].find((at) => at >= 0) ?? widestRow(all)
  const { cells, below } = headingRows(all, top)
  const dishes = all.slice(below)
  const isNet = sayWithoutTax(all.slice(0, top)) || dishes.some(isNoteWithoutTax)
  const blocks = columnsBelow({ cells, rows: dishes, assigned, isNet, isOfSizes: top === sizes })
  const columns = blocks.flat()
  const headings = columns.map((column, at) => headingOf(cells[at] ?? '', column, dishes, at))
  const hasNames = columns.some((column) => column?.field === 'name')
  const heading = all[top]
  const isOfSizes = heading && top === sizes
  const over = isOfSizes ? [categoryOver(heading)] : headingsOver(all[top - 1], blocks)
  const table = readBlocks(hasNames ? dishes : [], blocks, { headings: over, isNet })
  return {
    ...table,
    passed: [...passed(all.slice(0, top)), ...table.passed],
    headings,
    hasNames,
    isGuessed: false,
  }
}

/** Reads a table without headings with the columns that its cells were found to make. */
function readGuessed(
  all: readonly Row[],
  { blocks, begin }: { blocks: (Column | null)[][]; begin: number },
  assigned: ReadonlyMap<number, Column | null>,
): MenuTable {
  const isNet = sayWithoutTax(all.slice(0, begin)) || all.some(isNoteWithoutTax)
  let at = -1
  const said = blocks.map((block) =>
    block.map((column) => {
      at += 1
      if (assigned.has(at)) return assigned.get(at) ?? null
      return isNet && column?.field === 'price' ? null : column
    }),
  )
  const rows = all.slice(begin)
  const table = readBlocks(rows, said, { isNet })
  const headings = said.flat().map((column, place) => headingOf('', column, rows, place))
  return {
    ...table,
    passed: [...passed(all.slice(0, begin)), ...table.passed],
    headings,
    hasNames: said.flat().some((column) => column?.field === 'name'),
    isGuessed: true,
  }
}

/** The headings over blocks side by side, if each has one in the row above, or over one, as `【前菜】`. */
function headingsOver(row: Row | undefined, blocks: readonly (readonly unknown[])[]): string[] {
  let start = 0
  const over = blocks.map((block) => {
    const written = row?.cells
      .slice(start, start + block.length)
      .filter((cell) => cell.trim() !== '')
    start += block.length
    return written?.length === 1 ? written.join('').trim() : ''
  })
  const isSure = blocks.length > 1 || decorated(over.join('')) !== null
  return isSure && over.every((heading) => heading !== '') ? over : []
}

function headingOf(
  heading: string,
  column: Column | null,
  rows: readonly Row[],
  at: number,
): Heading {
  return {
    heading,
    column,
    hasText: heading.trim() !== '' || rows.some(({ cells }) => cells[at]?.trim()),
  }
}

function passed(rows: readonly Row[]): Table['passed'] {
  return rows.map(({ row, cells }) => {
    return {
      row,
      text: cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' '),
    }
  })
}

const TOO_LARGE: Words = {
  en: `The table is too large: at most ${MOST_ROWS} rows are read at once.`,
  ja: `表が大きすぎます。一度に読み取れるのは${MOST_ROWS}行までです。`,
}

const TOO_WIDE: Words = {
  en: `The table is too wide: at most ${MOST_COLUMNS} columns are read at once.`,
  ja: `表の列が多すぎます。一度に読み取れるのは${MOST_COLUMNS}列までです。`,
}

const NOT_STORABLE: Words = {
  en: 'The table holds a character that cannot be stored (a NUL or half of a pair). Please remove it.',
  ja: '保存できない文字（NUL文字など）が含まれています。削除してください。',
}
