import type { Language } from '../language.ts'
import type { DishPrices } from '../resources/menu-prices.ts'
import { MENU_WORDS } from './menu-words.ts'

/** Writes a sum in yen. */
export type WritePrice = (price: number) => string

/**
 * What stands beside a dish's name: its price, "from" the only one that is known, or that it is the market's.
 * Nothing for a dish of several prices: they are a list of their own.
 */
export function priceText(
  { price, prices, pricing }: DishPrices,
  language: Language,
  write: WritePrice,
): string | undefined {
  const { market, from } = MENU_WORDS[language]
  if (pricing === 'market') return market
  if (price === undefined || prices) return undefined
  return pricing === 'from' ? from(write(price)) : write(price)
}

/** As {@link priceText}, for a place with room for one: the lowest of several. */
export function shortPriceText(
  dish: DishPrices,
  language: Language,
  write: WritePrice,
): string | undefined {
  const { prices: _, ...others } = dish
  return priceText({ ...others, ...(dish.prices && { pricing: 'from' }) }, language, write)
}

/** On what terms a dish is served: its market price, for how many, when to ask for it, how long it lasts. */
export function termsOf(
  { pricing, price, people, notice, minutes }: DishPrices,
  language: Language,
  write: WritePrice,
): string[] {
  const words = MENU_WORDS[language]
  const market = price === undefined ? words.askToday : words.about(write(price))
  return [
    ...(pricing === 'market' ? [market] : []),
    ...(people ? [words.people(people)] : []),
    ...(minutes ? [words.minutes(minutes)] : []),
    ...(notice ? [words.notice(notice)] : []),
  ]
}
