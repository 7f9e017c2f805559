import { type PerLanguage, perLanguage } from '@noren/contract/language'
import type { Facts } from '../content/facts/fact-reader.ts'
import type { Closure, Dish, Restaurant } from '../payload-types.ts'

/** A restaurant with what is known of it besides its own document. */
export type House = Restaurant & { dishes: readonly Dish[]; closures: readonly Closure[] }

type FactsOf<Doc> = Facts<PerLanguage<Doc>>

type Parts = { dishes: FactsOf<Dish> | undefined; closures: FactsOf<Closure> | undefined }

type All = {
  dishes: ReadonlyMap<number, FactsOf<Dish>>
  closures: ReadonlyMap<number, FactsOf<Closure>>
}

/** Puts restaurants together with their facts, each once for as long as none of them changes. */
export function createHouses() {
  const known = new WeakMap<PerLanguage<Restaurant>, Parts & { house: PerLanguage<House> }>()
  return (restaurants: readonly PerLanguage<Restaurant>[], all: All): PerLanguage<House>[] =>
    restaurants.map((doc) => {
      const { id } = doc.en
      const parts = { dishes: all.dishes.get(id), closures: all.closures.get(id) }
      const before = known.get(doc)
      if (before?.dishes === parts.dishes && before?.closures === parts.closures && before)
        return before.house
      const house = houseOf(doc, parts)
      known.set(doc, { ...parts, house })
      return house
    })
}

function houseOf(doc: PerLanguage<Restaurant>, { dishes, closures }: Parts): PerLanguage<House> {
  const times = [doc.en.updatedAt, dishes?.changed, closures?.changed].filter((time) => time)
  const updatedAt = times.toSorted().at(-1) ?? doc.en.updatedAt
  return perLanguage((language) => ({
    ...doc[language],
    updatedAt,
    dishes: (dishes?.facts ?? []).map((each) => each[language]),
    closures: (closures?.facts ?? []).map((each) => each[language]),
  }))
}
