import type { Pricing } from '@noren/contract/resources/menu-prices'
import { readYen } from '@noren/contract/yen'
import type { Words } from '../../base/words.ts'

/** No dish costs more; the desk's own field has the same limit. */
const DEAREST = 1_000_000

/** Reads a price as staff type or copy it. An empty text is `null`; anything but one from 0 to 1,000,000 yen `NaN`. */
export function readPrice(text: string): number | null {
  if (text.trim() === '') return null
  const price = readYen(text) ?? Number.NaN
  return price <= DEAREST ? price : Number.NaN
}

/** Writes a price as its field shows it. */
export function writePrice(price: number | null): string {
  return price === null || Number.isNaN(price) ? '' : String(price)
}

/** A price and how it is meant: `1,200円〜` is from 1,200, 時価 a market price. */
export type TypedPrice = { price: number | null; pricing: Pricing | null }

const MARKET =
  /^(?:時価|market(?: ?price)?)[\s:(]*(?:約|およそ|about)?(.*?)(?:程度|前後|くらい)?\)?$/i
const FROM = /^(?:from (.+)|(.+?)\s*(?:[〜~]|から|より))$/i

/**
 * As {@link readPrice}, also 時価, `時価（約3,000円）`, `1,200円〜` and `from 1,200`.
 * @param before how the price was meant: behind the 〜 of a box without a price somebody writes one
 */
export function readTyped(text: string, before: Pricing | null = null): TypedPrice {
  const typed = text.normalize('NFKC').trim()
  const plain = before === 'from' ? typed.replace(/^[〜~]\s*(.+)$/, '$1〜') : typed
  const guide = MARKET.exec(plain)?.[1]
  if (guide !== undefined) return { price: readPrice(guide), pricing: 'market' }
  const [, english, japanese] = FROM.exec(plain) ?? []
  const least = english ?? japanese
  if (least !== undefined) return { price: readPrice(least), pricing: 'from' }
  return { price: readPrice(text), pricing: null }
}

/** Writes a price as the field of a dish shows it. */
export function writeTyped({ price, pricing }: TypedPrice): Words {
  const digits = writePrice(price)
  if (pricing === 'market') return { en: `market ${digits}`.trim(), ja: `時価 ${digits}`.trim() }
  const text = pricing === 'from' ? `${digits}〜` : digits
  return { en: text, ja: text }
}
