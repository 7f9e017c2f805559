import type { Row } from '../cells.ts'
import type { Column } from './column.ts'
import { isLabel } from './labels.ts'
import { isOnlyPrice, isPrice, splitPrice } from './name-cell.ts'
import { readPriceCell, saysNone } from './price-cell.ts'
import { EN, isJapanese, isLatin, JA } from './texts.ts'

/** One dish alone shows no pattern. */
const LEAST_DISHES = 2

/** How many of the cells of a column are what it holds. */
const MOSTLY = 0.6

/** How many rows show what the columns hold. */
const SHOWN = 300

/** What the columns of a table without headings hold. */
export type Guess = {
  blocks: (Column | null)[][]
  /** The row with which the dishes begin, among all: unknown headings are above it. */
  begin: number
}

/** Finds out from its cells what the columns of a table without headings hold; `null` where they do not show it. */
export function guessColumns(all: readonly Row[]): Guess | null {
  const rows = all.slice(0, SHOWN)
  const width = Math.max(0, ...all.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const isEmpty = (at: number) => all.every(({ cells }) => !cells[at]?.trim())
  const prices = places.filter((at) => isPriceColumn(writtenIn(rows, at)))
  const priced = rows.filter(({ cells }) => prices.some((at) => isPriceText(cells[at] ?? '')))
  if (prices.length === 0) return inLines(rows, places, isEmpty)
  const blocks = blocksOf(places, prices, isEmpty).map((block) => columnsOf(block, prices, priced))
  if (!blocks.every((block) => block.some((column) => column?.field === 'name'))) return null
  const first = all.findIndex(({ cells }) => prices.some((at) => isPriceText(cells[at] ?? '')))
  const above = all.slice(0, first)
  const begin = above.findLastIndex(({ cells }) => prices.some((at) => cells[at]?.trim())) + 1
  return { blocks, begin }
}

/** The cells of a column that hold something. */
function writtenIn(rows: readonly Row[], at: number): string[] {
  return rows.flatMap(({ cells }) => cells[at]?.trim() || [])
}

function isPriceColumn(written: readonly string[]): boolean {
  const cells = written.filter((cell) => !saysNone(cell))
  const priced = cells.filter(isPriceText)
  return priced.length >= LEAST_DISHES && priced.length >= MOSTLY * cells.length
}

function isPriceText(cell: string): boolean {
  const said = readPriceCell(cell)
  if (typeof said === 'string') return said !== 'unclear' || isPair(cell)
  return isPrice(said) && (isOnlyPrice(said) || said.prices !== undefined)
}

/** Whether a cell has prices whose words are in a heading above: `500／1,000`. */
function isPair(cell: string): boolean {
  const sums = cell.split(/[/／]/).map((part) => readPriceCell(part))
  return (
    sums.length > 1 && sums.every((said) => typeof said !== 'string' && said.price !== undefined)
  )
}

/** A table of one column, with the price behind each name or in the line below it. */
function inLines(
  rows: readonly Row[],
  places: readonly number[],
  isEmpty: (at: number) => boolean,
): Guess | null {
  const [only, other] = places.filter((at) => !isEmpty(at))
  if (only === undefined || other !== undefined) return null
  const priced = writtenIn(rows, only).filter((cell) => isPriceText(cell) || splitPrice(cell))
  if (priced.length < LEAST_DISHES) return null
  const block = places.map((at): Column | null => (at === only ? { field: 'name', tag: JA } : null))
  return { blocks: [block], begin: 0 }
}

/**
 * The places of tables side by side: between two of them a column is empty; otherwise each ends with its prices, and
 * the last one with all that is behind these.
 */
function blocksOf(
  places: readonly number[],
  prices: readonly number[],
  isEmpty: (at: number) => boolean,
): number[][] {
  const isPrice = (at: number) => prices.includes(at)
  const split = splitBy(places, (at) => isEmpty(at) && !isEmpty(at - 1))
  if (split.length > 1 && split.every((block) => block.some(isPrice))) return split
  const ends = splitBy(places, (at) => !isPrice(at) && isPrice(at - 1))
  const behind = ends.filter((block) => !block.some(isPrice)).flat()
  const blocks = ends.filter((block) => block.some(isPrice))
  const last = blocks.at(-1) ?? []
  return [...blocks.slice(0, -1), [...last, ...behind]]
}

/** The places in parts, each of which begins where a table does. */
function splitBy(places: readonly number[], begins: (at: number) => boolean): number[][] {
  const parts: number[][] = [[]]
  for (const at of places) {
    if (at > 0 && begins(at)) parts.push([])
    parts.at(-1)?.push(at)
  }
  return parts
}

/** What the columns of one table hold, by the rows that have a price. */
function columnsOf(
  block: readonly number[],
  prices: readonly number[],
  priced: readonly Row[],
): (Column | null)[] {
  // Of two, one may be a year, calories or a sum without the tax: staff say which.
  const sums = block.filter((at) => prices.includes(at))
  const price = sums.length === 1 ? (sums[0] ?? -1) : -1
  const own = priced.filter(({ cells }) => isPriceText(cells[price] ?? ''))
  const all = block.filter((at) => at < price).map((at) => ({ at, cells: writtenIn(own, at) }))
  const size = all.length > 1 ? all.find(({ cells }) => isSizes(cells)) : undefined
  const texts = all.filter((each) => each !== size)
  const full = texts.filter(({ cells }) => isFull(cells, own.length))
  const inJapanese = full.filter(({ cells }) => cells.filter(isJapanese).length * 2 >= cells.length)
  const names = inJapanese.length > 0 ? inJapanese : full
  const most = Math.max(0, ...names.map(({ cells }) => new Set(cells).size))
  // Of two columns of texts, the one that says the same again and again has the categories.
  const name = names.find(({ cells }) => new Set(cells).size === most)
  const english = full.find((each) => each !== name && each.cells.every(isLatin))
  const isOther = inJapanese.length === 0
  const category = texts.find(
    (each) => name && each.at < name.at && each !== english && each.cells.some(hasLetters),
  )
  const isBehind = (at: number) =>
    name !== undefined && at > name.at && writtenIn(own, at).some(hasLetters)
  return block.map((at): Column | null => {
    if (at === price) return { field: 'price' }
    if (at === size?.at) return { field: 'size' }
    if (at === name?.at) return { field: 'name', tag: isOther ? EN : JA }
    if (at === english?.at && !isOther) return { field: 'name', tag: EN }
    if (at === category?.at && isCategory(category.cells, own.length))
      return { field: 'category', tag: JA }
    if (isBehind(at))
      return {
        field: 'description',
        tag: writtenIn(own, at).every(isLatin) ? EN : JA,
        isMore: true,
      }
    return null
  })
}

function hasLetters(cell: string): boolean {
  return /\p{L}/u.test(cell)
}

/** Whether a column has the words beside prices. */
function isSizes(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.filter(isLabel).length >= MOSTLY * cells.length
}

/** Whether most dishes have a text in a column. */
function isFull(cells: readonly string[], count: number): boolean {
  return cells.filter(hasLetters).length >= MOSTLY * count
}

/** Whether a column before the names has categories: it is merged over several dishes, or says the same for them. */
function isCategory(cells: readonly string[], count: number): boolean {
  return cells.filter(hasLetters).length >= MOSTLY * cells.length && new Set(cells).size < count
}
