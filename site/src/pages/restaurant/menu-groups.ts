import type { Language } from '@noren/contract/language'
import { type InLanguage, inLanguage } from '@noren/contract/localized'
import type { MenuItem } from '@noren/contract/resources/restaurant'

/** The items of one category, in their own order; `category` is `null` for those without one. */
export type MenuGroup = { category: InLanguage<string> | null; items: MenuItem[] }

/**
 * Groups a menu by category as the page's language names it, in the order the categories first
 * appear (readings A32).
 */
export function menuGroups(items: readonly MenuItem[], language: Language): MenuGroup[] {
  const groups = new Map<string, MenuGroup>()
  for (const item of items) {
    const category = inLanguage(item.category, language)
    const key = category?.value ?? ''
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { category, items: [item] })
  }
  return [...groups.values()]
}

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
