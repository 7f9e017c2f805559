import type { Row } from '../cells.ts'
import type { Column } from './columns.ts'
import { writtenIn } from './heading-rows.ts'
import { isOnlyPrice, isPrice, splitPrice } from './name-cell.ts'
import { readPriceCell } from './price-cell.ts'
import { EN, isJapanese, isLatin, JA } from './texts.ts'

/** One dish alone shows no pattern. */
const LEAST_DISHES = 2

/** How often cells with prices are among those of a column of prices. */
const MOSTLY = 0.6

type Guess = {
  blocks: (Column | null)[][]
  /** The row with which the dishes begin, among all: titles and unknown headings are above it. */
  begin: number
}

/** Finds out from its cells what the columns of a table without headings hold; `null` where they do not show it. */
export function guessColumns(rows: readonly Row[]): Guess | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const written = Array.from({ length: width }, (_, at) => writtenIn(rows, at))
  const isText = (at: number) => (written[at] ?? []).some((cell) => /\p{L}/u.test(cell))
  const prices = [...written.keys()].filter((at) => isText(0) && isPriceColumn(written[at] ?? []))
  const [firstPrice] = prices
  const ownText = [...written.keys()].filter((at) => isText(at) && !prices.includes(at))
  if (firstPrice === undefined || !ownText.some((at) => at < firstPrice))
    return inLines(rows, written)
  const blocks = blocksOf(written, prices)
  const begin = rows.findIndex(({ cells }) => prices.some((at) => isPriceText(cells[at] ?? '')))
  return { blocks, begin: beginning(rows, begin, prices) }
}

/** The headings of unknown words above the prices are none of the rows; headings of categories are. */
function beginning(rows: readonly Row[], first: number, prices: readonly number[]): number {
  const above = rows.slice(0, first)
  return above.findLastIndex(({ cells }) => prices.some((at) => cells[at]?.trim())) + 1
}

/** A table of one column, with the price behind each name or in the line below it. */
function inLines(rows: readonly Row[], written: readonly string[][]): Guess | null {
  const columns = [...written.keys()].filter((at) => (written[at] ?? []).length > 0)
  const [only] = columns
  if (columns.length !== 1 || only === undefined) return null
  const priced = (written[only] ?? []).filter((cell) => isPriceText(cell) || splitPrice(cell))
  if (priced.length < LEAST_DISHES) return null
  const block = written.map((_, at): Column | null =>
    at === only ? { field: 'name', tag: JA } : null,
  )
  return rows.length > 0 ? { blocks: [block], begin: 0 } : null
}

function isPriceColumn(cells: readonly string[]): boolean {
  const priced = cells.filter(isPriceText)
  if (priced.length < LEAST_DISHES || priced.length < MOSTLY * cells.length) return false
  // Numbers that count the rows, or the dishes of a course, are no prices.
  return priced.some((cell) => /[¥￥円価]/.test(cell) || !/^\d{1,2}$/.test(cell.normalize('NFKC')))
}

function isPriceText(cell: string): boolean {
  const said = readPriceCell(cell)
  return typeof said !== 'string' && isPrice(said) && isOnlyPrice(said)
}

/** The columns in blocks that each end with their prices, and what is behind the last one. */
function blocksOf(written: readonly string[][], prices: readonly number[]): (Column | null)[][] {
  const ends = prices.filter(
    (at, index) => prices[index + 1] !== at + 1 && hasTextFrom(written, prices, at, index),
  )
  const lastEnd = ends.at(-1) ?? 0
  let start = 0
  return ends.map((end) => {
    const until = end === lastEnd ? written.length : end + 1
    const block = blockOf(
      written.slice(start, until),
      prices.map((at) => at - start),
    )
    start = until
    return block
  })
}

/** Whether a text is between a column of prices and the one before it. */
function hasTextFrom(
  written: readonly string[][],
  prices: readonly number[],
  at: number,
  index: number,
): boolean {
  const before = prices.slice(0, index).findLast((each) => each < at - 1) ?? -1
  return written
    .slice(before + 1, at)
    .some((cells, place) => !prices.includes(before + 1 + place) && cells.length > 0)
}

function blockOf(written: readonly string[][], prices: readonly number[]): (Column | null)[] {
  const price = [...written.keys()].find((at) => prices.includes(at)) ?? written.length
  const most = Math.max(0, ...written.slice(0, price).map((cells) => cells.length))
  const columns: (Column | null)[] = written.map(() => null)
  columns[price] = { field: 'price' }
  const full = [...written.keys()].filter(
    (at) => at < price && isFull(written[at] ?? [], most) && !isRepeated(written[at] ?? []),
  )
  const name = full.find((at) => (written[at] ?? []).some(isJapanese)) ?? full[0]
  if (name === undefined) return columns
  const isOther = !(written[name] ?? []).some(isJapanese)
  columns[name] = { field: 'name', tag: isOther ? EN : JA }
  const english = full.find((at) => at !== name && (written[at] ?? []).every(isLatin))
  if (english !== undefined && !isOther) columns[english] = { field: 'name', tag: EN }
  const category = [...written.keys()].find(
    (at) => at < name && !columns[at] && (written[at] ?? []).some((cell) => /\p{L}/u.test(cell)),
  )
  if (category !== undefined && !full.includes(category))
    columns[category] = { field: 'category', tag: JA }
  for (const [at, cells] of written.entries()) {
    const isText = cells.some((cell) => /\p{L}/u.test(cell))
    const isTaken = columns.some((column) => column?.field === 'description')
    if (at > name && !columns[at] && isText && !isTaken && !prices.includes(at)) {
      columns[at] = { field: 'description', tag: cells.every(isLatin) ? EN : JA }
    }
  }
  return columns
}

function isFull(cells: readonly string[], most: number): boolean {
  return cells.length >= MOSTLY * most && cells.some((cell) => /\p{L}/u.test(cell))
}

/** Whether a column says the same again and again, as one of categories. */
function isRepeated(cells: readonly string[]): boolean {
  return cells.length > 3 && new Set(cells).size <= cells.length / 2
}
