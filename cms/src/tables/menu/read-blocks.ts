import type { Row } from '../cells.ts'
import type { Column } from './column.ts'
import { columnOf, headingsIn, isNoteWithoutTax } from './columns.ts'
import { columnsBelow } from './heading-rows.ts'
import { readDishes, type Section } from './read-dishes.ts'
import { notUnderstood } from './row-words.ts'
import { sizesIn, sizesOver } from './size-rows.ts'
import { categoryOf, decorated } from './texts.ts'
import type { Table } from './types.ts'

type Columns = readonly (Column | null)[]

/**
 * Reads the rows of blocks of columns, one block after the other: tables may be side by side.
 * @param options.headings of the blocks, each over its own
 * @param options.isNet whether a title or a note says that prices lack the tax
 */
export function readBlocks(
  rows: readonly Row[],
  blocks: readonly Columns[],
  { headings = [], isNet = false }: { headings?: readonly string[]; isNet?: boolean } = {},
): Table {
  const table: Table = { rows: [], unreadable: [], passed: [] }
  let start = 0
  for (const [at, block] of blocks.entries()) {
    const end = at === blocks.length - 1 ? undefined : start + block.length
    const own = rows.flatMap(({ row, cells }) => {
      const slice = cells.slice(start, end)
      return blocks.length > 1 && slice.every((cell) => cell.trim() === '')
        ? []
        : { row, cells: slice }
    })
    readBlock({ rows: own, columns: block, isNet }, table, headings[at] ?? '')
    start += block.length
  }
  table.unreadable.sort((one, other) => one.row - other.row)
  table.passed.sort((one, other) => one.row - other.row)
  return table
}

/** Reads the rows of a block, under the headings that are among them. */
function readBlock(block: Section, table: Table, heading: string): void {
  let category = heading === '' ? {} : categoryOf(decorated(heading) ?? heading)
  const sections = sectionsOf(block, table)
  for (const [at, section] of sections.entries()) {
    const goesOn = at < sections.length - 1
    const read = readDishes({ ...section, category: section.category ?? category, goesOn })
    category = read.category
    table.rows.push(...read.rows)
    table.unreadable.push(...read.unreadable)
    table.passed.push(...read.passed)
  }
}

function sectionsOf({ rows, columns: first, isNet: isSaid }: Section, table: Table): Section[] {
  const isNet = isSaid || rows.some(isNoteWithoutTax)
  const sections: (Section & { rows: Row[] })[] = [{ rows: [], columns: first, isNet }]
  for (const [at, row] of rows.entries()) {
    const columns = sections.at(-1)?.columns ?? first
    const text = row.cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' ')
    if (headingsIn(row.cells) > 1) {
      table.passed.push({ row: row.row, text })
      if (isSameHeading(row.cells, columns)) continue
      const [below = []] = columnsBelow({ cells: row.cells, rows: rows.slice(at + 1), isNet })
      for (const [place, heading] of row.cells.entries()) {
        if (heading.trim() === '' || below[place]) continue
        table.unreadable.push({
          row: row.row,
          name: {},
          words: notUnderstood(heading),
          kind: 'part',
          text,
        })
      }
      sections.push({ rows: [], columns: below, isNet })
      continue
    }
    const labelled = sizesIn(row.cells, columns) ?? sizesOver(row.cells, columns)
    if (labelled) {
      table.passed.push({ row: row.row, text })
      const isOfNet = isNet && !columns.some((column) => column?.field === 'price')
      const sized = isOfNet ? labelled.columns.map(withoutPrice) : labelled.columns
      sections.push({ rows: [], ...labelled, columns: sized, isNet })
    } else sections.at(-1)?.rows.push(row)
  }
  return sections
}

function withoutPrice(column: Column | null): Column | null {
  return column?.field === 'price' ? null : column
}

/** Whether headings are those of the columns once more, as on each page of a print. */
function isSameHeading(cells: readonly string[], columns: Columns): boolean {
  return cells.every((cell, at) => {
    const column = columnOf(cell)
    return column === null || column.field === columns[at]?.field
  })
}
