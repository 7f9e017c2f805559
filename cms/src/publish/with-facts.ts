import { type PerLanguage, perLanguage } from '@noren/contract/language'
import type { Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import type { Closure, Dish, Restaurant } from '../payload-types.ts'
import { newest } from './plain-fields.ts'

/** A restaurant together with its facts. */
export type RestaurantWithFacts = Restaurant & {
  dishes: readonly Dish[]
  closures: readonly Closure[]
}

/** The dishes of a restaurant in order, each in every language. */
export type Menu = readonly PerLanguage<Dish>[]

type FactsOf<Doc> = Facts<PerLanguage<Doc>>

type Parts = { dishes: FactsOf<Dish> | undefined; closures: FactsOf<Closure> | undefined }

type All = {
  dishes: ReadonlyMap<number, FactsOf<Dish>>
  closures: ReadonlyMap<number, FactsOf<Closure>>
}

type Known = Parts & { joined: PerLanguage<RestaurantWithFacts>; day: string }

/**
 * Returns a function that adds their facts to restaurants. It keeps each result until one of its parts
 * changes.
 */
export function createWithFacts() {
  const known = new WeakMap<PerLanguage<Restaurant>, Known>()
  return (
    restaurants: readonly PerLanguage<Restaurant>[],
    all: All,
    /** The day of business, `YYYY-MM-DD`. */
    day: string,
  ): PerLanguage<RestaurantWithFacts>[] =>
    restaurants.map((doc) => {
      const { id } = doc.en
      const [dishes, closures] = [all.dishes.get(id), all.closures.get(id)]
      const before = known.get(doc)
      const isSame = before?.dishes === dishes && before?.closures === closures
      if (before && isSame && (before.day === day || !dishes?.facts.some(isDated)))
        return before.joined
      const joined = join(doc, { dishes, closures }, day)
      known.set(doc, { dishes, closures, joined, day })
      return joined
    })
}

function join(
  doc: PerLanguage<Restaurant>,
  { dishes, closures }: Parts,
  day: string,
): PerLanguage<RestaurantWithFacts> {
  const times = [doc.en.updatedAt, dishes?.changed, closures?.changed]
  const updatedAt = newest(times) ?? doc.en.updatedAt
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

/** Whether a dish is on the menu of a day. */
function isShownOn({ en: { shownFrom, shownUntil } }: PerLanguage<Dish>, day: string): boolean {
  return (dayOf(shownFrom) ?? day) <= day && day <= (dayOf(shownUntil) ?? day)
}
