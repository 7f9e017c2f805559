import { DISH_NUMBERS } from '@noren/contract/resources/menu-prices'
import type { Words } from '../../base/words.ts'
import { cellProblem, surplusProblem } from '../cell-problems.ts'
import type { Row } from '../cells.ts'
import { listOfNone, readAllergens } from './allergens.ts'
import type { Column } from './column.ts'
import { type Facts, factsAmong, readFacts } from './facts.ts'
import { labelsIn } from './labels.ts'
import { isOnlyPrice, isPrice, splitPrice, withoutBullet, withoutTerms } from './name-cell.ts'
import { readCount } from './numbers.ts'
import { EXTRA, type LabelledPrice, type PriceSaid, readPriceCell, saysNone } from './price-cell.ts'
import { NO_LIST, NO_PRICE, notUnderstood, untaxed } from './row-words.ts'
import { type PricedCell, takePrices } from './take-prices.ts'
import { EN, inBoth, JA, withMore } from './texts.ts'
import type { TableDish } from './types.ts'

/** A row with what its cells say. */
export type ReadRow = {
  row: number
  cells: readonly string[]
  /** All that it says, as one text. */
  text: string
  dish: TableDish
  /** Prices with their words, which the rows below may continue. */
  sizes: LabelledPrice[]
  /** Whether it is of one size, which may have no sum: `ボトル | 時価`. */
  isOfSize: boolean
  hasPrice: boolean
  /** Why the row cannot be taken. */
  problem: Words | null
  /** What of it is not taken. */
  parts: Words[]
}

type Columns = readonly (Column | null)[]

/** Reads a row of a table with these columns. */
export function readRow({ row, cells }: Row, columns: Columns): ReadRow {
  const dish: TableDish = { row, name: {}, category: {}, description: {} }
  const written = cells.map((cell) => cell.trim())
  const parts: Words[] = []
  const problems: Words[] = []
  const sizeAt = columns.findIndex((column) => column?.field === 'size')
  const size = written[sizeAt] ?? ''
  const priced: PricedCell[] = []
  const unlabelled = soleSize(written, columns)
  for (const [at, column] of columns.entries()) {
    const cell = written[at] ?? ''
    if (!column || cell === '') continue
    const spoilt = cellProblem(cell)
    if (spoilt) problems.push(spoilt)
    else if (column.field === 'price') {
      if (saysNone(cell)) continue
      const label = at === unlabelled ? '' : (column.label ?? '')
      const said = readPriceCell(cell, column.labels ?? labelsIn(size) ?? [])
      if (typeof said === 'string') problems.push(NO_PRICE[said](cell))
      else priced.push({ cell, label: label || (said.prices ? '' : size), said })
    } else if (column.field !== 'size') {
      const problem = readCell(dish, column, cell, parts)
      if (problem) problems.push(problem)
    }
  }
  if (priced.length === 0) priced.push(...priceInName(dish))
  nameAlone(dish)
  const taken = takePrices(dish, priced)
  const isSizeUsed = priced.some(({ label, said }) => label === size && said.price !== undefined)
  if (size && !isSizeUsed && !labelsIn(size)) parts.push(notUnderstood(size))
  problems.push(...taken.problems)
  return {
    row,
    cells,
    text: written.filter((cell) => cell !== '').join(' '),
    dish,
    sizes: taken.sizes,
    isOfSize: taken.isOfSize,
    hasPrice: taken.sizes.length > 0 || isPrice(dish),
    problem: problems[0] ?? surplusProblem(cells, columns),
    parts: [...parts, ...taken.parts],
  }
}

/** When and where something costs so, which is said of a dish that has no other price, too. */
const OCCASION =
  /ランチ|ディナー|昼|夜|平日|土|祝|店内|持ち?帰り|テイクアウト|lunch|dinner|take|week/i

/**
 * The first column of several sizes where it alone is written: its price is that of the dish, which may have no sizes.
 */
function soleSize(written: readonly string[], columns: Columns): number | undefined {
  const sizes = [...columns.keys()].filter((at) => {
    const column = columns[at]
    return column?.field === 'price' && column.label !== undefined && !OCCASION.test(column.label)
  })
  const [first, ...others] = sizes
  return others.length > 0 && others.every((at) => !written[at]) ? first : undefined
}

/** Takes over what a cell says, or returns why that cannot be. */
function readCell(
  dish: TableDish,
  column: Exclude<Column, { field: 'price' }>,
  cell: string,
  parts: Words[],
): Words | null {
  switch (column.field) {
    case 'name':
    case 'category':
      dish[column.field][column.tag] = cell
      return null
    case 'description': {
      const facts = readFacts(cell)
      const before = dish.description[column.tag]
      if (facts) Object.assign(dish, facts)
      else dish.description[column.tag] = before ? `${before}・${cell}` : cell
      return null
    }
    case 'allergens': {
      const allergens = readAllergens(cell)
      if (!Array.isArray(allergens)) return allergens
      const list = listOfNone(cell) ?? column.list
      if (list === 'other') return NO_LIST
      Object.assign(dish, { allergens, ...(list && { allergenList: list }) })
      return null
    }
    case 'tax':
      return /外税|税抜|税別|税ぬき|excl/i.test(cell) ? untaxed(cell) : null
    case 'terms':
    case 'size': {
      const among = factsAmong(cell)
      Object.assign(dish, among?.facts)
      if (!among) parts.push(notUnderstood(cell))
      else if (among.rest) dish.description = withMore(dish.description, among.rest)
      return null
    }
    default: {
      const facts = readNumber(column.field, cell) ?? readFacts(cell)
      if (facts) Object.assign(dish, facts)
      else if (!saysNone(cell)) parts.push(notUnderstood(cell))
      return null
    }
  }
}

/** A cell of a column that holds one number: `2`, `2名様〜`, `3日前`, `90分`. */
function readNumber(field: keyof Facts, cell: string): Facts | null {
  const plain = cell.normalize('NFKC').trim()
  const [, digits] =
    /^(\d{1,4}|[一二三四五六七八九十]{1,3}) ?(?:名様?|人|日前|日|分|min)?(?:より|から|[~〜]|以上|まで)?$/i.exec(
      plain,
    ) ?? []
  if (!digits) return null
  const number = readCount(digits)
  const { least, most } = DISH_NUMBERS[field]
  if (number >= least && number <= most) return { [field]: number }
  return number < least ? {} : null
}

/** The price that a name has behind it, or is, where no column has one. */
function priceInName(dish: TableDish): PricedCell[] {
  for (const tag of [JA, EN]) {
    const cell = dish.name[tag]
    const whole = cell && /[\d\uFF10-\uFF19円価料]/.test(cell) ? readPriceCell(cell) : 'unclear'
    if (cell && typeof whole !== 'string' && isOnlyPrice(whole) && !isNamed(whole)) {
      delete dish.name[tag]
      return [{ cell, label: '', said: whole }]
    }
    const split = cell && splitPrice(cell)
    if (!split) continue
    dish.name[tag] = split.name
    return [{ cell, label: '', said: split.said }]
  }
  return []
}

/** Whether a supplement has a word of its own, which is then its name. */
function isNamed({ extras = [] }: PriceSaid): boolean {
  return extras.some(({ label }) => label !== EXTRA)
}

/** Leaves in a name the name alone: its terms are facts, and its other language is a name, too. */
function nameAlone(dish: TableDish): void {
  for (const tag of [JA, EN]) {
    const cell = dish.name[tag]
    if (!cell || cell.length > 300) continue
    const both = dish.name[tag === JA ? EN : JA] ? null : inBoth(cell)
    if (both) dish.name = { ...dish.name, ...both }
    const [first = '', ...more] = (dish.name[tag] ?? '').split(/\s*\n\s*/)
    const { name, facts } = withoutTerms(withoutBullet(first))
    if (name !== cell) dish.printed ??= cell
    dish.name[tag] = name
    Object.assign(dish, facts)
    if (more.length > 0)
      dish.description[tag] = [dish.description[tag], ...more].filter(Boolean).join('\n')
  }
}
