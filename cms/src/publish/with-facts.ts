import type { Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import type { Closure, Dish, Restaurant } from '../payload-types.ts'
import { newest } from './plain-fields.ts'

/** A restaurant together with its facts; without those that cannot be reshaped. */
export type RestaurantWithFacts = Restaurant & {
  dishes: readonly Dish[] | null
  closures: readonly Closure[] | null
}

/** The dishes of a restaurant in order, in all languages. */
export type Menu = readonly Dish[]

type Parts = { dishes: Facts<Dish> | undefined; closures: Facts<Closure> | undefined }

type All = {
  dishes: ReadonlyMap<number, Facts<Dish>>
  closures: ReadonlyMap<number, Facts<Closure>>
}

type Known = Parts & { joined: RestaurantWithFacts; day: string }

/**
 * Returns a function that adds their facts to restaurants. It keeps each result until one of its parts
 * changes.
 */
export function createWithFacts() {
  const known = new WeakMap<Restaurant, Known>()
  return (
    restaurants: readonly Restaurant[],
    all: All,
    /** The day of business, `YYYY-MM-DD`. */
    day: string,
  ): RestaurantWithFacts[] =>
    restaurants.map((doc) => {
      const { id } = doc
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

function join(doc: Restaurant, { dishes, closures }: Parts, day: string): RestaurantWithFacts {
  const times = [doc.updatedAt, dishes?.changed, closures?.changed]
  const updatedAt = newest(times) ?? doc.updatedAt
  const shown = (dishes?.facts ?? []).filter((dish) => isShownOn(dish, day))
  return { ...doc, updatedAt, dishes: shown, closures: closures?.facts ?? [] }
}

function isDated({ shownFrom, shownUntil }: Dish): boolean {
  return Boolean(shownFrom || shownUntil)
}

/** Whether a dish is on the menu of a day. */
function isShownOn({ shownFrom, shownUntil }: Dish, day: string): boolean {
  return (dayOf(shownFrom) ?? day) <= day && day <= (dayOf(shownUntil) ?? day)
}
