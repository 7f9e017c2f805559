import { type PerLanguage, perLanguage } from '@noren/contract/language'
import type { Facts } from '../content/facts/facts.ts'
import type { Closure, Dish, Restaurant } from '../payload-types.ts'

/** A restaurant with what is known of it besides its own document. */
export type House = Restaurant & { dishes: readonly Dish[]; closures: readonly Closure[] }

/** The dishes of a restaurant in their order, each in every language. */
export type Menu = readonly PerLanguage<Dish>[]

type FactsOf<Doc> = Facts<PerLanguage<Doc>>

type Parts = { dishes: FactsOf<Dish> | undefined; closures: FactsOf<Closure> | undefined }

type All = {
  dishes: ReadonlyMap<number, FactsOf<Dish>>
  closures: ReadonlyMap<number, FactsOf<Closure>>
}

type Known = Parts & { house: PerLanguage<House>; day: string }

/** Puts restaurants together with their facts, each once for as long as none of them changes. */
export function createHouses() {
  const known = new WeakMap<PerLanguage<Restaurant>, Known>()
  return (
    restaurants: readonly PerLanguage<Restaurant>[],
    all: All,
    /** The day of business, `YYYY-MM-DD`. */
    day: string,
  ): PerLanguage<House>[] =>
    restaurants.map((doc) => {
      const { id } = doc.en
      const [dishes, closures] = [all.dishes.get(id), all.closures.get(id)]
      const before = known.get(doc)
      const isSame = before?.dishes === dishes && before?.closures === closures
      if (before && isSame && (before.day === day || !dishes?.facts.some(isDated)))
        return before.house
      const house = houseOf(doc, { dishes, closures }, day)
      known.set(doc, { dishes, closures, house, day })
      return house
    })
}

function houseOf(
  doc: PerLanguage<Restaurant>,
  { dishes, closures }: Parts,
  day: string,
): PerLanguage<House> {
  const times = [doc.en.updatedAt, dishes?.changed, closures?.changed].filter((time) => time)
  const updatedAt = times.toSorted().at(-1) ?? doc.en.updatedAt
  const shown = (dishes?.facts ?? []).filter((dish) => isShownOn(dish, day))
  return perLanguage((language) => ({
    ...doc[language],
    updatedAt,
    dishes: shown.map((each) => each[language]),
    closures: (closures?.facts ?? []).map((each) => each[language]),
  }))
}

function isDated({ en: { shownFrom, shownUntil } }: PerLanguage<Dish>): boolean {
  return Boolean(shownFrom || shownUntil)
}

/** Whether a dish is on the menu of a day. The desk keeps a day as noon UTC of it. */
function isShownOn({ en: { shownFrom, shownUntil } }: PerLanguage<Dish>, day: string): boolean {
  return (shownFrom?.slice(0, 10) ?? day) <= day && day <= (shownUntil?.slice(0, 10) ?? day)
}
