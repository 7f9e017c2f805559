import { businessDay } from '@noren/contract/hours/business-day'
import type { Payload } from 'payload'
import { createFactReader, type Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import { createListReader, type DraftOf, type ListReader } from '../content/model/source.ts'
import type { Closure, Dish, Menu as MenuDoc, Restaurant } from '../payload-types.ts'
import { newest } from './plain-fields.ts'

/** A restaurant together with its facts; without those that cannot be reshaped. */
export type RestaurantWithFacts = Restaurant & {
  dishes: readonly Dish[] | null
  menus: readonly MenuDoc[] | null
  closures: readonly Closure[] | null
}

/** The dishes of a restaurant and its menus, in order, in all languages. */
export type Menu = { dishes: readonly Dish[]; menus: readonly MenuDoc[] }

/** As a {@link ListReader}. @param menu of the previewed restaurant */
export type ReaderWithMenu<Doc> = Omit<ListReader<Doc>, 'read'> & {
  read: (draftOf?: DraftOf, menu?: Menu) => Promise<Doc[]>
}

type Parts = {
  dishes: Facts<Dish> | undefined
  menus: Facts<MenuDoc> | undefined
  closures: Facts<Closure> | undefined
}

type Known = Parts & { joined: RestaurantWithFacts; day: string }

/**
 * Reads restaurants with their facts, of the previewed one perhaps with another menu. It keeps each result
 * until one of its parts changes.
 */
export function createRestaurantReader(payload: Payload): ReaderWithMenu<RestaurantWithFacts> {
  const restaurants = createListReader(payload, 'restaurants', 'listed_since')
  const dishes = createFactReader(payload, { collection: 'dishes', depth: 1, take: (doc) => doc })
  const menus = createFactReader(payload, { collection: 'menus', depth: 0, take: (doc) => doc })
  const closures = createFactReader(payload, {
    collection: 'closures',
    depth: 0,
    take: (doc) => doc,
  })
  const known = new WeakMap<Restaurant, Known>()

  function withFacts(doc: Restaurant, parts: Parts, day: string): RestaurantWithFacts {
    const before = known.get(doc)
    const isSame =
      before?.dishes === parts.dishes &&
      before?.menus === parts.menus &&
      before?.closures === parts.closures
    if (before && isSame && (before.day === day || !parts.dishes?.facts.some(isDated)))
      return before.joined
    const joined = join(doc, parts, day)
    known.set(doc, { ...parts, joined, day })
    return joined
  }

  return {
    read: async (draftOf, menu) => {
      const docs = await restaurants.read(draftOf)
      const cards = withMenu(await dishes.read(), draftOf, menu?.dishes)
      const named = withMenu(await menus.read(), draftOf, menu?.menus)
      const closed = await closures.read()
      const day = businessDay(new Date())
      return docs.map((doc) => {
        const { id } = doc
        const parts = { dishes: cards.get(id), menus: named.get(id), closures: closed.get(id) }
        return withFacts(doc, parts, day)
      })
    },
    forget: () => {
      for (const each of [restaurants, dishes, menus, closures]) each.forget()
    },
  }
}

type FactsOf<Fact> = ReadonlyMap<number, Facts<Fact>>

/** Facts of all restaurants, with others for the previewed one. */
function withMenu<Fact>(
  known: FactsOf<Fact>,
  draftOf?: DraftOf,
  facts?: readonly Fact[],
): FactsOf<Fact> {
  if (!facts || !draftOf || 'global' in draftOf) return known
  return new Map(known).set(draftOf.id, { facts, changed: new Date().toISOString() })
}

function join(doc: Restaurant, parts: Parts, day: string): RestaurantWithFacts {
  const { dishes, menus, closures } = parts
  const times = [doc.updatedAt, dishes?.changed, menus?.changed, closures?.changed]
  const updatedAt = newest(times) ?? doc.updatedAt
  const shown = (dishes?.facts ?? []).filter((dish) => isShownOn(dish, day))
  const known = { menus: menus?.facts ?? [], closures: closures?.facts ?? [] }
  return { ...doc, updatedAt, dishes: shown, ...known }
}

function isDated({ shownFrom, shownUntil }: Dish): boolean {
  return Boolean(shownFrom || shownUntil)
}

/** Whether a dish is on the menu of a day. */
function isShownOn({ shownFrom, shownUntil }: Dish, day: string): boolean {
  return (dayOf(shownFrom) ?? day) <= day && day <= (dayOf(shownUntil) ?? day)
}
