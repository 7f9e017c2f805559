import { readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { labelOf } from '@noren/contract/resources/menu-label'
import {
  type DishPrices,
  type NamedPrice,
  readDishPrices,
} from '@noren/contract/resources/menu-prices'
import { type Menu, readMenus } from '@noren/contract/resources/menus'
import { menuOf } from '../../content/model/fields/menu-key.ts'
import { readPricedRows } from '../../content/model/fields/priced-rows.ts'
import type { Dish, Menu as MenuDoc } from '../../payload-types.ts'
import { localized } from '../per-language.ts'

/** The menus of a restaurant that have dishes, and the dishes menu by menu, each with the place of its own. */
export function dishesByMenu(
  menus: readonly MenuDoc[],
  dishes: readonly Dish[],
): { menus: Menu[]; dishes: { dish: Dish; menu: number }[] } {
  if (menus.length === 0) return { menus: [], dishes: dishes.map((dish) => ({ dish, menu: 0 })) }
  const keys = menus.map(({ key }) => key ?? '')
  const parts = Map.groupBy(dishes, ({ menu }) => menuOf(keys, menu))
  const shown = menus.filter(({ key }) => parts.has(key ?? ''))
  return {
    menus: readMenus(shown.map(menuShown)),
    dishes: shown.flatMap(({ key }, menu) =>
      (parts.get(key ?? '') ?? []).map((dish) => ({ dish, menu })),
    ),
  }
}

function menuShown({ name, note, sessions, days }: MenuDoc): object {
  return { name: localized(name), when: { sessions, days }, note: localized(note) }
}

/** What a dish costs and on what terms, as it is published. */
export function dishPrices(dish: Dish): DishPrices {
  return readDishPrices({
    ...dish,
    prices: namedPrices(dish.prices),
    course: courseLines(dish.course),
    extras: namedPrices(dish.extras),
  })
}

/** A label that staff wrote in one language has the shared word in the other. */
function namedPrices(stored: unknown): NamedPrice[] {
  return readPricedRows(stored).map(({ label, price }) => {
    const own = localized(label)
    const [typed = ''] = Object.values(own)
    return { label: { ...labelOf(typed), ...own }, price }
  })
}

/** The lines of a course as printed; the first of one language is the first of the others. */
function courseLines(texts: unknown): LocalizedText[] {
  const lines = LANGUAGES.map((language) => {
    const text = readObject(texts)[LANGUAGE[language].htmlLang]
    return typeof text === 'string' ? text.split(/\r?\n/).filter((line) => line.trim() !== '') : []
  })
  return Array.from({ length: Math.max(...lines.map(({ length }) => length)) }, (_, at) =>
    Object.fromEntries(
      LANGUAGES.flatMap((language, index) => {
        const line = lines[index]?.[at]?.trim()
        return line ? [[language, line]] : []
      }),
    ),
  )
}
