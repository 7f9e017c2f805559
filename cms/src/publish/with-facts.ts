import { businessDay } from '@noren/contract/hours/business-day'
import type { Payload } from 'payload'
import { takenPlan } from '../content/kinds/facts/day-begins.ts'
import { createFactReader, type Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import { createListReader, type DraftOf, type ListReader } from '../content/model/source.ts'
import type { Closure, Dish, Restaurant } from '../payload-types.ts'
import { newest } from './plain-fields.ts'

/** A restaurant together with its facts; without those that cannot be reshaped. */
export type RestaurantWithFacts = Restaurant & {
  dishes: readonly Dish[] | null
  closures: readonly Closure[] | null
}

/** The dishes of a restaurant in order, in all languages. */
export type Menu = readonly Dish[]

/** How a preview differs from what is published, beside its draft. */
export type Preview = {
  /** The dishes of the previewed restaurant. */
  menu?: Menu
  /** When its visitors come; now, where it is not said. */
  at?: Date | undefined
}

/** As a {@link ListReader}, for a preview too. */
export type ReaderWithMenu<Doc> = Omit<ListReader<Doc>, 'read'> & {
  read: (draftOf?: DraftOf, preview?: Preview) => Promise<Doc[]>
}

type Parts = { dishes: Facts<Dish> | undefined; closures: Facts<Closure> | undefined }

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
  const known = new WeakMap<Restaurant, Known>()

  function withFacts(doc: Restaurant, parts: Parts, day: string): RestaurantWithFacts {
    const before = known.get(doc)
    const isSame = before?.dishes === parts.dishes && before?.closures === parts.closures
    if (before && isSame && (before.day === day || !parts.dishes?.facts.some(isDated)))
      return before.joined
    const joined = join(doc, parts, day)
    known.set(doc, { ...parts, joined, day })
    return joined
  }

  return {
    read: async (draftOf, { menu, at = new Date() } = {}) => {
      const docs = await restaurants.read(draftOf)
      const menus = withMenu(await dishes.read(), draftOf, menu)
      const closed = await closures.read()
      const day = businessDay(at)
      return docs.map((doc) =>
        withFacts(doc, { dishes: menus.get(doc.id), closures: closed.get(doc.id) }, day),
      )
    },
    forget: () => {
      for (const each of [restaurants, dishes, closures]) each.forget()
    },
  }
}

type Menus = ReadonlyMap<number, Facts<Dish>>

/** The menus, with another one for the previewed restaurant. */
function withMenu(menus: Menus, draftOf?: DraftOf, menu?: Menu): Menus {
  if (!menu || !draftOf || 'global' in draftOf) return menus
  return new Map(menus).set(draftOf.id, { facts: menu, changed: new Date().toISOString() })
}

function join(doc: Restaurant, { dishes, closures }: Parts, day: string): RestaurantWithFacts {
  const times = [doc.updatedAt, dishes?.changed, closures?.changed]
  const updatedAt = newest(times) ?? doc.updatedAt
  const shown = (dishes?.facts ?? [])
    .filter((dish) => isShownOn(dish, day))
    .map((dish) => ({ ...dish, ...takenPlan(dish, day) }))
  return { ...doc, updatedAt, dishes: shown, closures: closures?.facts ?? [] }
}

function isDated({ shownFrom, shownUntil, plannedFrom }: Dish): boolean {
  return Boolean(shownFrom || shownUntil || plannedFrom)
}

/** Whether a dish is on the menu of a day. */
function isShownOn({ shownFrom, shownUntil }: Dish, day: string): boolean {
  return (dayOf(shownFrom) ?? day) <= day && day <= (dayOf(shownUntil) ?? day)
}
