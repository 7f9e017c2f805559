import { businessDay } from '@noren/contract/hours/business-day'
import type { Payload } from 'payload'
import { takenPlan } from '../content/kinds/facts/day-begins.ts'
import { type Counted, createCountedReader } from '../content/kinds/facts/seats.ts'
import { createFactReader, type Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import { createListReader, type DraftOf, type ListReader } from '../content/model/source.ts'
import type { Booked, Closure, Dish, Menu as MenuDoc, Restaurant } from '../payload-types.ts'
import { newest } from './plain-fields.ts'

/** A restaurant together with its facts; without those that cannot be reshaped. */
export type RestaurantWithFacts = Restaurant & {
  dishes: readonly Dish[] | null
  menus: readonly MenuDoc[] | null
  closures: readonly Closure[] | null
  booked: readonly Booked[] | null
  counted: readonly Counted[] | null
}

/** The dishes of a restaurant and its menus, in order, in all languages. */
export type Menu = { dishes: readonly Dish[]; menus: readonly MenuDoc[] }

/** How a preview differs from what is published, beside its draft. */
export type Preview = {
  /** Of the previewed restaurant. */
  menu?: Menu
  /** When its visitors come; now, where it is not said. */
  at?: Date | undefined
}

/** As a {@link ListReader}, for a preview too. */
export type ReaderWithMenu<Doc> = Omit<ListReader<Doc>, 'read'> & {
  read: (draftOf?: DraftOf, preview?: Preview) => Promise<Doc[]>
}

type Parts = {
  dishes: Facts<Dish> | undefined
  menus: Facts<MenuDoc> | undefined
  closures: Facts<Closure> | undefined
  booked: Facts<Booked> | undefined
  counted: readonly Counted[] | undefined
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
  const booked = createFactReader(payload, { collection: 'booked', depth: 0, take: (doc) => doc })
  const readCounted = createCountedReader(payload)
  const known = new WeakMap<Restaurant, Known>()

  function withFacts(doc: Restaurant, parts: Parts, day: string): RestaurantWithFacts {
    const before = known.get(doc)
    const isSame =
      before?.dishes === parts.dishes &&
      before?.menus === parts.menus &&
      before?.closures === parts.closures &&
      before?.booked === parts.booked &&
      before?.counted === parts.counted
    const hasDays =
      parts.dishes?.facts.some(isDated) || parts.booked?.facts.length || parts.counted?.length
    if (before && isSame && (before.day === day || !hasDays)) return before.joined
    const joined = join(doc, parts, day)
    known.set(doc, { ...parts, joined, day })
    return joined
  }

  return {
    read: async (draftOf, { menu, at = new Date() } = {}) => {
      const docs = await restaurants.read(draftOf)
      const cards = withMenu(await dishes.read(), draftOf, menu?.dishes)
      const named = withMenu(await menus.read(), draftOf, menu?.menus)
      const closed = await closures.read()
      const full = await booked.read()
      const counted = await readCounted()
      const day = businessDay(at)
      return docs.map((doc) => {
        const { id } = doc
        const [dishes, closures] = [cards.get(id), closed.get(id)]
        const taken = { booked: full.get(id), counted: counted.get(id) }
        return withFacts(doc, { dishes, menus: named.get(id), closures, ...taken }, day)
      })
    },
    forget: () => {
      for (const each of [restaurants, dishes, menus, closures, booked]) each.forget()
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
  const { dishes, menus, closures, booked, counted } = parts
  const facts = [dishes, menus, closures, booked]
  const updatedAt = newest([doc.updatedAt, ...facts.map((each) => each?.changed)]) ?? doc.updatedAt
  return {
    ...doc,
    updatedAt,
    dishes: (dishes?.facts ?? [])
      .filter((dish) => isShownOn(dish, day))
      .map((dish) => ({ ...dish, ...takenPlan(dish, day) })),
    menus: menus?.facts ?? [],
    closures: closures?.facts ?? [],
    booked: (booked?.facts ?? []).filter((each) => dayOf(each.day) >= day),
    counted: (counted ?? []).filter((each) => each.day >= day),
  }
}

function isDated({ shownFrom, shownUntil, plannedFrom }: Dish): boolean {
  return Boolean(shownFrom || shownUntil || plannedFrom)
}

/** Whether a dish is on the menu of a day. */
function isShownOn({ shownFrom, shownUntil }: Dish, day: string): boolean {
  return (dayOf(shownFrom) ?? day) <= day && day <= (dayOf(shownUntil) ?? day)
}
