import type { DataFromCollectionSlug, Payload } from 'payload'
import { type FactsChanged, factsChanged } from '../../base/database/rows.ts'

/** The kinds of facts: published as they are saved, without drafts. */
export const FACTS = ['dishes', 'menus', 'closures', 'booked'] as const

export type FactSlug = (typeof FACTS)[number]

export function isFact(slug: string): slug is FactSlug {
  return FACTS.some((fact) => fact === slug)
}

/** How many restaurants one query reads the facts of. */
const PAGE = 100

/** The facts of one kind of a restaurant. */
export type Facts<Fact> = {
  facts: readonly Fact[]
  /** When one of them was last added, changed or deleted (ISO 8601). */
  changed: string
}

/** Reads the facts of a kind, by the id of their restaurant. */
export type FactReader<Fact> = {
  read: () => Promise<ReadonlyMap<number, Facts<Fact>>>
  /** Makes the next read start from scratch, since something they refer to has changed. */
  forget: () => void
}

type Options<Slug extends FactSlug, Fact> = {
  collection: Slug
  /** How deep to read the documents they refer to. */
  depth: 0 | 1
  /** Takes from a document, read in all languages, what the reader keeps. */
  take: (doc: DataFromCollectionSlug<Slug>) => Fact
}

/**
 * A reader with a cache: one change costs one read of one restaurant's facts. Unchanged facts are the same
 * object as before.
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
      // Their ledgers are hidden fields.
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
