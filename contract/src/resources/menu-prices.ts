import { someOf } from '../fields.ts'
import { readList, readNumber, readObject } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'
import { readYen } from '../yen.ts'

/** Prices a dish has at most, and at least where it has `prices`. */
export const PRICES = { least: 2, most: 6 } as const

/** Extras a dish has at most. */
export const EXTRAS = 4

/** Lines of a course at most. */
export const COURSE_LINES = 40

/** A price that is no fixed sum: "from ¥1,200" (1,200円〜), or what the market says (時価). */
export const PRICINGS = ['from', 'market'] as const

export type Pricing = (typeof PRICINGS)[number]

/** A price with its name: 一合 600, グラス 700; or what an extra adds: 大盛 +100. */
export type NamedPrice = { label: LocalizedText; price: number }

/** The whole numbers of a dish, each with the range it is in. */
export const DISH_NUMBERS = {
  /** The smallest number of guests it is served to (二名様より). */
  people: { least: 2, most: 99 },
  /** Days ahead it has to be asked for. */
  notice: { least: 1, most: 90 },
  /** How long it lasts: 飲み放題 90分. */
  minutes: { least: 1, most: 1440 },
} as const

type DishNumber = keyof typeof DISH_NUMBERS

/** What a dish costs, and on what terms. All sums are yen, tax included. */
export type DishPrices = {
  /** The only price, or the lowest of `prices`; with `pricing` the least, or a guide. */
  price?: number
  /** As printed, not in the order of their sums. */
  prices?: NamedPrice[]
  pricing?: Pricing
  /** The lines of a course, as printed. */
  course?: LocalizedText[]
  extras?: NamedPrice[]
} & { [Key in DishNumber]?: number }

type RawPrices = { [Key in keyof DishPrices]: unknown }

/**
 * Reads what a dish costs. Of a single one of `prices` its sum is left; a market price has no fixed ones,
 * and the lowest of them is then its guide.
 */
export function readDishPrices(raw: RawPrices): DishPrices {
  const several = readNamedPrices(raw.prices, PRICES.most)
  const lowest = several.length > 0 ? Math.min(...several.map(({ price }) => price)) : undefined
  const price = lowest ?? readPrice(raw.price)
  const pricing = PRICINGS.find((each) => each === raw.pricing && canBe(each, price))
  const course = readList(raw.course, readLine, COURSE_LINES)
  const extras = readNamedPrices(raw.extras, EXTRAS)
  return {
    ...(price !== undefined && { price }),
    ...(several.length >= PRICES.least && pricing !== 'market' && { prices: several }),
    ...(pricing && { pricing }),
    ...someOf(DISH_NUMBER_NAMES, (name) => readWithin(raw[name], DISH_NUMBERS[name])),
    ...(course.length > 0 && { course }),
    ...(extras.length > 0 && { extras }),
  }
}

const DISH_NUMBER_NAMES = ['people', 'notice', 'minutes'] as const satisfies readonly DishNumber[]

/** "From" needs a sum. */
function canBe(pricing: Pricing, price: number | undefined): boolean {
  return pricing === 'market' || price !== undefined
}

function readNamedPrices(raw: unknown, most: number): NamedPrice[] {
  return readList(raw, readNamedPrice).slice(0, most)
}

/** A price without a name stays: the others cannot stand for it. */
function readNamedPrice(raw: unknown): NamedPrice | null {
  const row = readObject(raw)
  const price = readPrice(row.price)
  return price === undefined ? null : { label: readLocalizedText(row.label), price }
}

function readLine(raw: unknown): LocalizedText | null {
  const line = readLocalizedText(raw)
  return Object.keys(line).length > 0 ? line : null
}

/** Reads a price as number or as people write it. */
function readPrice(raw: unknown): number | undefined {
  const price = typeof raw === 'string' ? readYen(raw) : readNumber(raw)
  return price !== undefined && price >= 0 ? price : undefined
}

function readWithin(raw: unknown, { least, most }: { least: number; most: number }) {
  const number = readNumber(raw)
  const fits = number !== undefined && Number.isInteger(number) && number >= least
  return fits && number <= most ? number : undefined
}
