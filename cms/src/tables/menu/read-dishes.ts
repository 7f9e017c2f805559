import type { Words } from '../../base/words.ts'
import type { Row } from '../cells.ts'
import { plain } from '../plain.ts'
import type { Column } from './column.ts'
import { addBehind, isCourse, lineOf, withLines } from './courses.ts'
import { type Place, placesOf } from './lone-texts.ts'
import { type KnownRow, knownRows } from './row-kinds.ts'
import {
  DISH_OR_HEADING,
  NAMELESS,
  NO_DISH,
  NO_DISH_ABOVE,
  NOTE,
  ONE_PRICING,
  untaxed,
} from './row-words.ts'
import { withSizes } from './take-prices.ts'
import { categoryOf, decorated } from './texts.ts'
import type { Table, TableDish, Texts, Unreadable } from './types.ts'

/** Rows under the same headings. */
export type Section = {
  rows: readonly Row[]
  columns: readonly (Column | null)[]
  /** The category that its heading names. */
  category?: Texts
  /** Whether another section follows. */
  goesOn?: boolean
  /** Whether notes say that prices lack the tax; those of a column were left out then, or staff chose it. */
  isNet?: boolean
}

/** Reads rows under the same headings as dishes, with all that belongs to each. */
export function readDishes(section: Section): Table & { category: Texts } {
  const hasColumn = section.columns.some((column) => column?.field === 'price')
  const reading = new Reading(section.category ?? {}, section.isNet === true && !hasColumn)
  const rows = knownRows(section.rows, section.columns)
  const places = placesOf(rows, section.goesOn ?? false)
  for (const row of rows) reading.take(row, places.get(row) ?? 'unclear')
  reading.close()
  return { ...reading.table, category: reading.category }
}

/** The dishes of rows, as they come. */
class Reading {
  readonly table: Table = { rows: [], unreadable: [], passed: [] }
  category: Texts
  /** The last dish, which rows below may continue, or the row in its place that cannot be taken. */
  #open: KnownRow | null = null
  /** Whether its price is in the next row. */
  #isPriceBelow = false

  /** Whether the prices behind names lack the tax. */
  readonly #isNet: boolean

  constructor(category: Texts, isNet: boolean) {
    this.category = category
    this.#isNet = isNet
  }

  take(row: KnownRow, place: Place): void {
    if (Object.keys(row.dish.category).length > 0) this.category = row.dish.category
    const open = row.isAdjacent && isUnder(this.#open, row) ? this.#open : null
    switch (row.kind) {
      case 'note':
        this.#report(row, NOTE, 'note')
        break
      case 'sum':
        this.#report(row, NO_DISH, 'note')
        break
      case 'category':
        this.#pass(row)
        break
      case 'price':
        this.#takePrice(row, open)
        break
      case 'more':
        if (open) this.#add(open, row)
        else this.#report(row, NO_DISH_ABOVE)
        break
      case 'alone':
        this.#takeAlone(row, place, open)
        break
      case 'dish':
      case 'broken':
        if (open && isLine(open, row)) this.#addLine(open, row)
        else if (open && isSameDish(open, row)) this.#add(open, row)
        else this.#begin(row)
    }
  }

  close(): void {
    const open = this.#open
    this.#open = null
    this.#isPriceBelow = false
    if (!open) return
    const problem =
      open.problem ??
      withSizes(open.dish, open.sizes) ??
      withLines(open.dish) ??
      (this.#isNet && hasSum(open.dish) ? untaxed(open.text) : null)
    if (problem) this.#report(open, problem)
    else {
      this.table.rows.push(open.dish)
      for (const part of open.parts) this.#report(open, part, 'part')
    }
  }

  #report({ row, dish, text }: KnownRow, words: Words, kind: Unreadable['kind'] = 'row'): void {
    this.table.unreadable.push({ row, name: dish.name, words, kind, text })
  }

  #begin(row: KnownRow): void {
    this.close()
    row.dish.category = { ...this.category }
    this.#open = row
  }

  #pass({ row, text }: KnownRow): void {
    this.close()
    this.table.passed.push({ row, text })
  }

  #takePrice(row: KnownRow, open: KnownRow | null): void {
    const isSize = open?.isOfSize === true && row.isOfSize
    if (open && (this.#isPriceBelow || isSize)) {
      this.#add(open, row)
      this.#isPriceBelow = false
    } else this.#begin({ ...row, problem: row.problem ?? NAMELESS })
  }

  #takeAlone(row: KnownRow, place: Place, open: KnownRow | null): void {
    if (place === 'heading') {
      const { name } = row.dish
      const isBoth = Object.keys(name).length > 1
      this.category = isBoth ? name : categoryOf(decorated(row.text) ?? row.text)
      this.#pass(row)
    } else if (place === 'title') this.#pass(row)
    else if (place === 'behind' && open) {
      addBehind(open.dish, row.text)
      open.text += ` ${row.text}`
    } else if (place === 'line' && open) this.#addLine(open, row)
    else if (place === 'priced' || place === 'dish') {
      this.#begin(row)
      this.#isPriceBelow = place === 'priced'
    } else {
      this.close()
      this.#report(row, DISH_OR_HEADING)
    }
  }

  #addLine(open: KnownRow, row: KnownRow): void {
    open.dish.course = [...(open.dish.course ?? []), lineOf(row.dish)]
    open.text += ` ${row.text}`
    open.parts.push(...row.parts)
  }

  /** Adds to a dish what the rows below say of it. */
  #add(open: KnownRow, { dish, sizes, isOfSize, parts, text, hasPrice }: KnownRow): void {
    const { row: _, name: __, printed: ___, category: ____, description, extras, ...more } = dish
    const isOther = open.hasPrice && hasPrice && open.dish.pricing !== dish.pricing
    if (isOther) open.problem ??= ONE_PRICING
    open.dish = { ...open.dish, ...more, description: continued(open.dish, description) }
    if (extras) open.dish.extras = [...(open.dish.extras ?? []), ...extras]
    open.sizes.push(...sizes)
    open.isOfSize ||= isOfSize
    open.parts.push(...parts)
    open.text += ` ${text}`
  }
}

function hasSum({ price, prices, extras }: TableDish): boolean {
  return price !== undefined || Boolean(prices ?? extras)
}

function continued({ description }: TableDish, more: Texts): Texts {
  const all = { ...description }
  for (const [tag, text] of Object.entries(more)) {
    const own = all[tag as keyof Texts]
    if (own !== text) all[tag as keyof Texts] = own ? `${own}\n${text}` : text
  }
  return all
}

/** Whether a row is in the category of the dish above it. */
function isUnder(open: KnownRow | null, { dish: { category } }: KnownRow): boolean {
  const written = Object.values(category)
  return written.length === 0 || written.join() === Object.values(open?.dish.category ?? {}).join()
}

/** Whether a row without a price is a line of the course above it. */
function isLine({ dish }: KnownRow, row: KnownRow): boolean {
  return !row.problem && !row.hasPrice && isCourse(dish) && !isCourse(row.dish)
}

/** Whether a row goes on with the dish above: another size of it, or, where its cells were merged, another line. */
function isSameDish(open: KnownRow, row: KnownRow): boolean {
  const [above, below] = [open.dish, row.dish]
  const isNamed =
    plain(Object.values(above.name).join()) === plain(Object.values(below.name).join())
  // Of a dish whose sizes cannot be said together none is taken.
  const isBroken = open.problem !== null && open.problem !== ONE_PRICING
  if (!isNamed || isBroken || row.problem) return false
  if (open.isOfSize && row.isOfSize) return true
  return isCourse(above) && row.sizes.length === 0 && above.price === below.price
}
