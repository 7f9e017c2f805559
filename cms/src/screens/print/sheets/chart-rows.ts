import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { unknownIn } from '@noren/contract/allergens/marks'
import type { Language } from '@noren/contract/language'
import { inLanguage, type LocalizedText } from '@noren/contract/localized'
import { menuGroups } from '@noren/contract/menus/menu-groups'
import { menuSheets } from '@noren/contract/menus/menu-sheets'
import type { MenuItem, Restaurant } from '@noren/contract/resources/restaurant'

/** What a dish states of an allergen. What nobody has stated is never the same as "free". */
export type Cell = 'contains' | 'free' | 'unknown'

/** A line of the chart: what the dishes below it have in common, or a dish with a cell for each allergen. */
export type ChartRow =
  | { kind: 'heading'; names: LocalizedText[] }
  | { kind: 'dish'; name: LocalizedText; cells: Cell[] }

/** The dishes of a restaurant in the order of its menus, each with all allergens in the order of the law. */
export function chartRows(restaurant: Restaurant, language: Language): ChartRow[] {
  const sheets = menuSheets(restaurant)
  const menus = sheets.length > 0 ? sheets : [{ menu: null, items: restaurant.menuItems }]
  return menus.flatMap(({ menu, items }) =>
    menuGroups(items, language).flatMap(({ items }): ChartRow[] => {
      const names = [menu?.name, items[0]?.category].flatMap((name) =>
        name && inLanguage(name, language) ? [name] : [],
      )
      const heading: ChartRow[] = names.length > 0 ? [{ kind: 'heading', names }] : []
      return [...heading, ...items.map(dishRow)]
    }),
  )
}

function dishRow(dish: MenuItem): ChartRow {
  const unknown = new Set(unknownIn(dish))
  const cell = (allergen: Allergen): Cell => {
    if (dish.allergens?.includes(allergen)) return 'contains'
    return unknown.has(allergen) ? 'unknown' : 'free'
  }
  return { kind: 'dish', name: dish.name, cells: ALLERGENS.map(cell) }
}
