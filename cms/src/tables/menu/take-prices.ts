import { EXTRAS, PRICES } from '@noren/contract/resources/menu-prices'
import type { Words } from '../../base/words.ts'
import { isLabel } from './labels.ts'
import { EXTRA, type LabelledPrice, type PriceSaid } from './price-cell.ts'
import {
  ONE_PRICING,
  rangeWords,
  TOO_MANY_EXTRAS,
  TOO_MANY_PRICES,
  unlabelled,
} from './row-words.ts'
import { withMore } from './texts.ts'
import type { TableDish } from './types.ts'

/** What a cell says of prices, with the label that its column or its row gives it. */
export type PricedCell = { cell: string; label: string; said: PriceSaid }

/** What the prices of a row come to. */
type Taken = {
  /** Prices with their words, which rows below may continue. */
  sizes: LabelledPrice[]
  /** Whether they are of one size, which may have no sum. */
  isOfSize: boolean
  problems: Words[]
  /** What of them is not taken. */
  parts: Words[]
}

/** Takes over what the cells of a row say of its prices. */
export function takePrices(dish: TableDish, cells: readonly PricedCell[]): Taken {
  const taken: Taken = { sizes: [], isOfSize: false, problems: [], parts: [] }
  for (const { cell, label: given, said } of cells) {
    const { price, prices = [], extras = [], beside = [], upTo, pricing, ...facts } = said
    Object.assign(dish, facts)
    if (pricing) dish.pricing = pricing
    const own = extras.map((extra) =>
      extra.label === EXTRA ? { ...extra, label: given || EXTRA } : extra,
    )
    if (own.length > 0) dish.extras = [...(dish.extras ?? []), ...own]
    taken.sizes.push(...prices)
    const [word = '', other] = beside.filter(isLabel)
    const label = given || (other === undefined && price !== undefined ? word : '')
    for (const more of beside) {
      if (more !== label || given) dish.description = withMore(dish.description, more)
    }
    if (price !== undefined && label) taken.sizes.push({ label, price })
    else if (price !== undefined) dish.price = price
    if (upTo !== undefined && price !== undefined) taken.parts.push(rangeWords(cell, price))
  }
  const isPriced = dish.price !== undefined || dish.pricing || taken.sizes.length > 0
  if (!isPriced && dish.extras?.length === 1) {
    dish.extras = dish.extras.map((extra) =>
      isOf(cells, extra.label) ? { ...extra, label: EXTRA } : extra,
    )
  }
  const [first] = taken.sizes
  // One price over all sizes is copied into each of their columns.
  if (
    first &&
    taken.sizes.length > 1 &&
    taken.sizes.every(({ label, price }) => isOf(cells, label) && price === first.price)
  ) {
    dish.price = first.price
    taken.sizes = []
  }
  if (dish.price !== undefined && taken.sizes.length > 0) {
    taken.parts.push(...taken.sizes.map(({ label, price }) => unlabelled(label, price)))
    taken.sizes = []
  }
  taken.isOfSize = taken.sizes.length > 0 || (dish.price === undefined && cells.some(isSizeAlone))
  if ((dish.extras?.length ?? 0) > EXTRAS) taken.problems.push(TOO_MANY_EXTRAS)
  const pricings = cells.filter(({ said }) => isOfDish(said)).map(({ said }) => said.pricing)
  if (new Set(pricings).size > 1) taken.problems.push(ONE_PRICING)
  return taken
}

/** Whether a cell says what the dish itself costs, and not only what comes on top. */
function isOfDish({ price, prices, pricing }: PriceSaid): boolean {
  return price !== undefined || prices !== undefined || pricing !== undefined
}

/** Whether a cell has a size with the market's price in place of a sum. */
function isSizeAlone({ label, said: { pricing, beside = [] } }: PricedCell): boolean {
  return pricing === 'market' && (label !== '' || beside.some(isLabel))
}

/** Whether a label is that of a column. */
function isOf(cells: readonly PricedCell[], label: string): boolean {
  return cells.some((cell) => cell.label === label)
}

/** Gives a dish its sizes, once all its rows are read; returns why that cannot be. */
export function withSizes(dish: TableDish, sizes: readonly LabelledPrice[]): Words | null {
  const [only] = sizes
  if (!only) return null
  if (sizes.length === 1) {
    dish.price = only.price
    dish.description = withMore(dish.description, only.label)
    return null
  }
  const names = new Set(sizes.map(({ label }) => label))
  if (names.size < sizes.length || sizes.length > PRICES.most) return TOO_MANY_PRICES
  dish.prices = [...sizes]
  return null
}
