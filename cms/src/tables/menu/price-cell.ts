import { EXTRAS, PRICES, type Pricing } from '@noren/contract/resources/menu-prices'
import { readYen } from '@noren/contract/yen'
import { type Facts, readFacts } from './facts.ts'
import { isLabel } from './labels.ts'
import { withDigits } from './numbers.ts'
import { type Part, partsOf, type Sum, type Words } from './price-parts.ts'
import { tokensOf } from './price-tokens.ts'

/** A price with the word that is printed beside it. */
export type LabelledPrice = { label: string; price: number }

/** What a cell says of a price. */
export type PriceSaid = Facts & {
  price?: number
  prices?: LabelledPrice[]
  pricing?: Pricing
  extras?: LabelledPrice[]
  /** The word beside a single price, and others that no field of a price holds. */
  beside?: string[]
  /** The end of a range: of 「12,000〜15,000円」 the price is the lower one. */
  upTo?: number
}

/** Why a cell is no price: it lacks the tax, only some of its prices are “from”, or it is something else. */
export type NoPrice = 'untaxed' | 'mixed' | 'unclear'

/** No dish costs more; the desk's own field has the same limit. */
const DEAREST = 1_000_000

/** A supplement that has no word of its own. */
export const EXTRA = '追加'

/** A cell that says that there is no such price. */
const NONE = /^(?:[-ー－―—–−×✕/／・\s]+|なし|無し|不要|n\/a)$/i

/** Numbers in circles, which would become one more digit in another width. */
const CIRCLED = /[\u2460-\u24ff\u2776-\u2793\u3251-\u32bf]/

/** What names no price: in `880円（消費税80円含む）` the tax is a part of it. */
const OF_TAX = /税|含む|(?<![a-z])(?:tax|vat|incl)/i

/** What makes a sum no exact one: `約3,000円`. */
const ABOUT = /^(?:約|およそ|おおよそ|くらい|ぐらい|程度|前後|about|approx\.?|around|ca\.?)$/i

/** A letter in place of the first figure: `l,200`. */
const MISTYPED = /(?<![a-z])[lio],\d{3}(?!\d)/i

/** Whether a cell says that there is no price. */
export function saysNone(cell: string): boolean {
  return cell.length < 20 && NONE.test(cell)
}

/**
 * Reads a cell with prices: `1,200円〜`, `小600 大900`, `1合 600 / 2合 1,100`, `時価`, `3,000円（2名様より）`.
 * @param labels that the heading names, for prices without their own: `グラス／ボトル`
 */
export function readPriceCell(cell: string, labels: readonly string[] = []): PriceSaid | NoPrice {
  if (CIRCLED.test(cell) || isTwo(cell) || cell.length > 400) return 'unclear'
  const single = readYen(cell)
  if (single !== undefined) return within({ price: single })
  const text = withDigits(cell.normalize('NFKC').replace(/\s+/g, ' ').trim())
  const parts = MISTYPED.test(text) ? null : partsOf(tokensOf(text) ?? [])
  if (!parts) return 'unclear'
  const { all, isMarket, facts } = parts
  const { rest, extras } = withoutExtras(all)
  const sums = pricesOf(rest, labels)
  if (typeof sums === 'string') return sums
  const isSaid = rest.some(isSum) || extras.length > 0 || isMarket || Object.keys(facts).length > 0
  if (!isSaid || (isMarket && sums.prices) || extras.length > EXTRAS) return 'unclear'
  const isFrom = all.some(isLeast)
  // A dish can say so of all its prices alone, and of no extra.
  if (isFrom && all.some((part) => isSum(part) && isLeast(part) === part.isExtra)) return 'mixed'
  // The market's price is then that of another size than the sum's, which is no guide to it.
  const sizes = rest.flatMap((part) => (part.kind === 'words' ? part.words.filter(isLabel) : []))
  if (isMarket && sums.price !== undefined && sizes.length > 1) return 'mixed'
  const pricing = isMarket ? 'market' : 'from'
  return within({
    ...facts,
    ...sums,
    ...((isMarket || isFrom) && { pricing }),
    ...(extras.length > 0 && { extras }),
  })
}

/** `600,900` may be one sum or two. */
function isTwo(cell: string): boolean {
  return /^[1-9]\d{2},(?!000)\d{3}$/.test(cell.normalize('NFKC').trim())
}

function within(said: PriceSaid): PriceSaid | NoPrice {
  const { price, upTo, prices = [], extras = [] } = said
  const all = [price, upTo, ...[...prices, ...extras].map((each) => each.price)]
  return all.every((each) => each === undefined || each <= DEAREST) ? said : 'unclear'
}

/** Takes out what comes on top, each with the word in front of it, or behind it at the end. */
function withoutExtras(parts: readonly Part[]): { rest: Part[]; extras: LabelledPrice[] } {
  const extras: LabelledPrice[] = []
  const used = new Set<Part>()
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'money' || !part.isExtra) continue
    const isLast = at + 2 >= parts.length
    const word = [parts[at - 1], isLast ? parts[at + 1] : undefined].find(
      (each) => each?.kind === 'words' && !used.has(each),
    )
    used.add(part)
    if (word) used.add(word)
    extras.push({ label: word?.kind === 'words' ? word.words.join(' ') : EXTRA, price: part.price })
  }
  return { rest: parts.filter((part) => !used.has(part)), extras }
}

/** The prices that words and sums make in this order. */
function pricesOf(parts: readonly Part[], labels: readonly string[]): PriceSaid | NoPrice {
  const order = parts.map(({ kind }) => (kind === 'money' ? 'M' : 'W')).join('')
  const sums = parts.filter(isSum)
  const words = parts.flatMap((part) => (part.kind === 'words' ? part : []))
  if (sums.some(({ isTaxed }) => isTaxed === false)) return 'untaxed'
  const isNamed = (word: string) => /\p{L}/u.test(word) && !ABOUT.test(word)
  if (!words.every((each) => each.words.every(isNamed))) return 'unclear'
  if (sums.length === 0) return withWords({}, words)
  const [only] = sums
  if (only && sums.length === 1) return singlePrice(only, words)
  if (sums.some(({ upTo }) => upTo !== undefined)) return 'unclear'
  const names = namesOf(order, words, sums.length) ?? (words.length === 0 ? labels : [])
  return names.length === sums.length ? labelled(names, sums) : 'unclear'
}

function isSum(part: Part): part is Sum {
  return part.kind === 'money'
}

function isLeast(part: Part): boolean {
  return isSum(part) && part.isFrom === true
}

function singlePrice({ price, upTo, isMarked }: Sum, words: readonly Words[]): PriceSaid | NoPrice {
  const isCertain = words.every(
    ({ words: all, isBracketed }) => isMarked || isBracketed || all.every(isLabel),
  )
  if (!isCertain) return 'unclear'
  return withWords({ price, ...(upTo !== undefined && { upTo }) }, words)
}

function withWords(said: PriceSaid, words: readonly Words[]): PriceSaid {
  const texts = words.map((each) => each.words.join(' '))
  const beside = texts.filter((text) => !readFacts(text))
  return {
    ...said,
    ...Object.assign({}, ...texts.map(readFacts)),
    ...(beside.length > 0 && { beside }),
  }
}

/** The names of several prices: each beside its own, or all of them in front. */
function namesOf(order: string, words: readonly Words[], count: number): string[] | null {
  const each = words.map((word) => word.words.join(' '))
  if (/^(?:WM)+$/.test(order)) return words.every(isOneName) ? each : null
  if (/^(?:MW)+$/.test(order)) {
    return words.every((word) => word.isBracketed || word.words.every(isLabel)) ? each : null
  }
  const [all] = words
  const isList = /^WM+$/.test(order) && all?.words.length === count && all.words.every(isLabel)
  return isList ? all.words : null
}

/** Whether words are the name of one price: `中盛 同額 大盛` are those of two. */
function isOneName({ words }: Words): boolean {
  return words.length === 1 || words.every(isLabel) || !words.some(isLabel)
}

function labelled(names: readonly string[], sums: readonly Sum[]): PriceSaid | NoPrice {
  const prices = sums.map(({ price }, at) => ({ label: names[at] ?? '', price }))
  const isOdd = sums.some(({ price, isMarked }, at) => {
    return !isMarked && price < 100 && !(price >= 10 && isLabel(names[at] ?? ''))
  })
  const isTwice = new Set(names).size < names.length
  const isOfTax = names.some((name) => OF_TAX.test(name))
  return isOdd || isTwice || isOfTax || prices.length > PRICES.most ? 'unclear' : { prices }
}
