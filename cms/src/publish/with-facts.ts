import { businessDay } from '@noren/contract/hours/business-day'
import type { Payload } from 'payload'
import { createFactReader, type Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import { createListReader, type DraftOf, type ListReader } from '../content/model/source.ts'
import type { Booked, Closure, Dish, Restaurant } from '../payload-types.ts'
import { newest } from './plain-fields.ts'

/** A restaurant together with its facts; without those that cannot be reshaped. */
export type RestaurantWithFacts = Restaurant & {
  dishes: readonly Dish[] | null
  closures: readonly Closure[] | null
  booked: readonly Booked[] | null
}

/** The dishes of a restaurant in order, in all languages. */
export type Menu = readonly Dish[]

/** As a {@link ListReader}. @param menu the dishes of the previewed restaurant */
export type ReaderWithMenu<Doc> = Omit<ListReader<Doc>, 'read'> & {
  read: (draftOf?: DraftOf, menu?: Menu) => Promise<Doc[]>
}

type Parts = {
  dishes: Facts<Dish> | undefined
  closures: Facts<Closure> | undefined
  booked: Facts<Booked> | undefined
}

type Known = Parts & { joined: RestaurantWithFacts; day: string }

/**
 * Reads restaurants with their facts, of the previewed one perhaps with another menu. It keeps each result
 * until one of its parts changes.
 */
export function createRestaurantReader(payload: Payload): ReaderWithMenu<RestaurantWithFacts> {
  const restaurants = createListReader(payload, 'restaurants', 'listed_since')
  const dishes = createFactReader(payload, { collection: 'dishes', depth: 1, take: (doc) => doc })
  const closures = createFactReader(payload, {
    collection: 'closures',
    depth: 0,
    take: (doc) => doc,
  })
  const booked = createFactReader(payload, { collection: 'booked', depth: 0, take: (doc) => doc })
  const known = new WeakMap<Restaurant, Known>()

  function withFacts(doc: Restaurant, parts: Parts, day: string): RestaurantWithFacts {
    const before = known.get(doc)
    const isSame =
      before?.dishes === parts.dishes &&
      before?.closures === parts.closures &&
      before?.booked === parts.booked
    const hasDays = parts.dishes?.facts.some(isDated) || parts.booked?.facts.length
    if (before && isSame && (before.day === day || !hasDays)) return before.joined
    const joined = join(doc, parts, day)
    known.set(doc, { ...parts, joined, day })
    return joined
  }

  return {
    read: async (draftOf, menu) => {
      const docs = await restaurants.read(draftOf)
      const menus = withMenu(await dishes.read(), draftOf, menu)
      const closed = await closures.read()
      const full = await booked.read()
      const day = businessDay(new Date())
      return docs.map((doc) => {
        const [dishes, closures] = [menus.get(doc.id), closed.get(doc.id)]
        return withFacts(doc, { dishes, closures, booked: full.get(doc.id) }, day)
      })
    },
    forget: () => {
      for (const each of [restaurants, dishes, closures, booked]) each.forget()
    },
  }
}

type Menus = ReadonlyMap<number, Facts<Dish>>

/** The menus, with another one for the previewed restaurant. */
function withMenu(menus: Menus, draftOf?: DraftOf, menu?: Menu): Menus {
  if (!menu || !draftOf || 'global' in draftOf) return menus
  return new Map(menus).set(draftOf.id, { facts: menu, changed: new Date().toISOString() })
}

function join(
  doc: Restaurant,
  { dishes, closures, booked }: Parts,
  day: string,
): RestaurantWithFacts {
  const times = [doc.updatedAt, dishes?.changed, closures?.changed, booked?.changed]
  const updatedAt = newest(times) ?? doc.updatedAt
  const shown = (dishes?.facts ?? []).filter((dish) => isShownOn(dish, day))
  const full = (booked?.facts ?? []).filter((each) => dayOf(each.day) >= day)
  return { ...doc, updatedAt, dishes: shown, closures: closures?.facts ?? [], booked: full }
}

function isDated({ shownFrom, shownUntil }: Dish): boolean {
  return Boolean(shownFrom || shownUntil)
}

/** Whether a dish is on the menu of a day. */
function isShownOn({ shownFrom, shownUntil }: Dish, day: string): boolean {
  return (dayOf(shownFrom) ?? day) <= day && day <= (dayOf(shownUntil) ?? day)
}
