import type { Language } from '../language.ts'
import { type InLanguage, inLanguage } from '../localized.ts'
import type { MenuItem } from '../resources/restaurant.ts'

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
