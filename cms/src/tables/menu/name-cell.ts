import { type Facts, readFacts } from './facts.ts'
import { isLabel } from './labels.ts'
import { type PriceSaid, readPriceCell } from './price-cell.ts'

/** No name with a price behind it is longer. */
const MOST_LETTERS = 160

const PRICED = /\d|[０-９]|時価|無料|円|market|free/i
const SUM = /[¥￥\\円]|時価|無料|yen|market|free/i
const LEADERS = /[\s.…・･‥·_\-–—─=:：,、/／]*$/u
/** A sum with its sign. */
export const MARKED_SUM = /[¥￥\\]\s*[\d０-９]|[\d０-９]\s*円|[….‥・]{2}\s{0,4}[\d０-９]/

/** Whether words beside a price are about when and how a dish is served. */
function isTerm(text: string): boolean {
  return /予約|限定|日替|季節|のみ|まで|only|limited/i.test(text)
}
/** A year, part of a time, or a number that counts. */
const NO_SUM = /^(?:(?:19|20)\d\d|0\d*|\d)$/

/** Where a price may begin: behind a space or dots, at a bracket, a yen sign or a digit behind another character. */
const BEGINS =
  /(?<=[\s.…・･‥·_\-–—─:：])(?=\S)|(?=[（(¥￥])|(?<=[^\s\d０-９.,，．¥￥\\])(?=[\d０-９])/gu

/**
 * A name with its price behind it in one cell: `鯵の炭火焼き……1,280円`. A number without ¥ or 円 needs a space before
 * it. `null` where there is none that is certain.
 */
export function splitPrice(cell: string): { name: string; said: PriceSaid } | null {
  if (cell.length > MOST_LETTERS || !PRICED.test(cell)) return null
  for (const { index } of cell.matchAll(BEGINS)) {
    const [before, tail] = [cell.slice(0, index), cell.slice(index).trim()]
    const name = before.replace(LEADERS, '').trim()
    // Of two prices both are read, or none.
    if (MARKED_SUM.test(name)) return null
    if (!/\p{L}/u.test(name) || !isBalanced(tail)) continue
    const isBare = !SUM.test(tail)
    if (isBare && (!/[\s.…・･‥·_\-–—─:：]$/u.test(before) || NO_SUM.test(tail.normalize('NFKC')))) {
      continue
    }
    const said = readPriceCell(tail)
    if (said === 'mixed') return null
    // A size before a single price is part of the name as it is printed.
    const isAll =
      typeof said !== 'string' &&
      isOnlyPrice({ ...said, beside: [] }) &&
      (said.beside ?? []).every(isTerm)
    if (isAll) return { name, said }
  }
  return null
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const each of text) {
    if (/[（(]/.test(each)) depth += 1
    if (/[）)]/.test(each)) depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Whether a cell says what something costs, and not only on what terms. */
export function isPrice({ price, prices, pricing, extras }: PriceSaid): boolean {
  return price !== undefined || Boolean(prices ?? pricing ?? extras)
}

/** A name without the terms behind it: `飲み放題（90分）`, `特選会席（要予約・3日前まで）`. */
export function withoutTerms(cell: string): { name: string; facts: Facts } {
  let [name, facts]: [string, Facts] = [cell, {}]
  for (let turn = 0; turn < 3; turn += 1) {
    const [, rest, term] =
      /^(.*\S)\s*[（(【［[〔]([^（()）]{1,40})[）)】］\]〕]$/su.exec(name) ??
      /^(.*\S)[\s　]+(\S{2,20})$/su.exec(name) ??
      []
    const more = term && readFacts(term)
    if (!rest || !more) break
    name = rest.trim()
    facts = { ...more, ...facts }
  }
  return { name, facts }
}

/** Whether a text is a price with nothing but words of prices: a name may have figures, too. */
export function isOnlyPrice(said: PriceSaid): boolean {
  const { price, prices = [], beside = [] } = said
  const isLarge = price === undefined || price === 0 || price >= 10
  return isPrice(said) && isLarge && [...beside, ...prices.map(({ label }) => label)].every(isLabel)
}

const BULLET = /^[・･•▪‣◦◎●○■□◆◇★☆▶▷✓]\s*/

/** A name without the point in front of it. */
export function withoutBullet(name: string): string {
  return name.replace(BULLET, '')
}
