import type { DataFromCollectionSlug, Payload } from 'payload'
import { type FactsChanged, factsChanged } from '../../base/database/rows.ts'

/** The kinds of facts a restaurant has: what goes out as it is saved, without drafts. */
export const FACTS = ['dishes', 'closures'] as const

export type FactSlug = (typeof FACTS)[number]

export function isFact(slug: string): slug is FactSlug {
  return FACTS.some((fact) => fact === slug)
}

/** Restaurants whose facts are read with one query. */
const PAGE = 100

/** What a restaurant has of a kind. */
export type Facts<Fact> = {
  facts: readonly Fact[]
  /** When one of them last came, changed or went, ISO 8601. */
  changed: string
}

/** Reads the facts of a kind, by the restaurant each is of. */
export type FactReader<Fact> = {
  read: () => Promise<ReadonlyMap<number, Facts<Fact>>>
  /** Reads all of them anew next time: something they refer to has changed. */
  forget: () => void
}

type Options<Slug extends FactSlug, Fact> = {
  collection: Slug
  /** How deep what they refer to is read along. */
  depth: 0 | 1
  /** What is kept of a document that was read in all languages. */
  take: (doc: DataFromCollectionSlug<Slug>) => Fact
}

/**
 * A reader that remembers what it has read, so that one change costs one read of one restaurant's. What did
 * not change is the same object as before.
 */
export function createFactReader<Slug extends FactSlug, Fact>(
  payload: Payload,
  { collection, depth, take }: Options<Slug, Fact>,
): FactReader<Fact> {
  type Known = Facts<Fact> & FactsChanged
  let known = new Map<number, Known>()

  async function readOf(changed: readonly FactsChanged[]): Promise<Known[]> {
    const { docs } = await payload.find({
      collection,
      where: { restaurant: { in: changed.map(({ restaurant }) => restaurant) } },
      locale: 'all',
      depth,
      pagination: false,
      // What is known of their translations.
      showHiddenFields: true,
    })
    return changed.map((each) => ({
      ...each,
      facts: docs.filter(({ restaurant }) => restaurant === each.restaurant).map(take),
    }))
  }

  return {
    read: async () => {
      const now = await factsChanged(payload.db, collection)
      const isSame = ({ restaurant, changed, count }: FactsChanged) => {
        const before = known.get(restaurant)
        return before?.changed === changed && before.count === count
      }
      const there = new Set(now.map(({ restaurant }) => restaurant))
      const next = new Map([...known].filter(([id]) => there.has(id)))
      const changed = now.filter((each) => !isSame(each))
      for (let start = 0; start < changed.length; start += PAGE) {
        for (const each of await readOf(changed.slice(start, start + PAGE)))
          next.set(each.restaurant, each)
      }
      known = next
      return known
    },
    forget: () => {
      known = new Map()
    },
  }
}
