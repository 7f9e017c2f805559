import type { OpeningHours } from '../hours/opening-hours.ts'
import type { Menu } from '../resources/menus.ts'
import type { MenuItem } from '../resources/restaurant.ts'
import { servedMenus } from './served-menus.ts'

/** A menu with its dishes. */
export type MenuSheet = { menu: Menu; items: MenuItem[] }

type Menus = {
  menus?: readonly Menu[] | undefined
  menuItems: readonly MenuItem[]
}

/**
 * The menus of a restaurant that have dishes, in their order. Empty where there is one that says nothing of
 * itself: its dishes are then the menu.
 */
export function menuSheets({ menus = [], menuItems }: Menus): MenuSheet[] {
  const sheets = menus
    .map((menu, place) => ({ menu, items: menuItems.filter(({ menu: at = 0 }) => at === place) }))
    .filter(({ items }) => items.length > 0)
  const isPlain = sheets.every(({ menu: { name, when, note } }) => isEmpty(name) && !when && !note)
  return isPlain && sheets.length < 2 ? [] : sheets
}

function isEmpty(text: object): boolean {
  return Object.keys(text).length === 0
}

/** The sheets that are not served at a moment: a page shows them folded. */
export function foldedSheets(
  sheets: readonly MenuSheet[],
  hours: OpeningHours | undefined,
  at: Date,
): ReadonlySet<MenuSheet> {
  const served = servedMenus(
    sheets.map(({ menu }) => menu),
    hours,
    at,
  )
  return new Set(sheets.filter((_, place) => !served[place]))
}
