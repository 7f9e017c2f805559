import type { MenuItem } from '@noren/contract/resources/restaurant'

/** How many dishes a page shows large. */
const LARGE = 3

/** The dishes a page shows large, before anything else about the restaurant: the first that have a photo. */
export function largeDishes(items: readonly MenuItem[]): MenuItem[] {
  return items.filter(({ photo }) => photo).slice(0, LARGE)
}

/**
 * Positions of the thousands separators. `Intl.NumberFormat` would cost a phone 30 ms before the
 * page responds.
 */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** A price in whole yen with thousands separators: 1,480. */
export function yen(price: number): string {
  return String(Math.round(price)).replace(THOUSANDS, ',')
}
