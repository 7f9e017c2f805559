import type { PreparedSnapshot, SnapshotHead } from './prepare-snapshot.ts'
import { type PublishedRestaurants, publishedRestaurants } from './published-restaurants.ts'

/**
 * One version of all published content, ready to answer from. Everything derived from it is kept
 * under this object's identity, so swapping this one reference publishes.
 */
export type PublishedContent = {
  snapshot: SnapshotHead
  /** `null` when none were ever published. */
  restaurants: PublishedRestaurants | null
  /** Former slugs and what they are called now. */
  redirects: ReadonlyMap<string, string>
}

/** What is shown before anything was ever published. */
export const NOTHING_PUBLISHED: PublishedContent = publishedContent({
  head: { schema: 1, seq: 1, publishedAt: '1970-01-01T00:00:00.000Z', content: {}, modified: {} },
  restaurants: null,
})

/** Makes a prepared snapshot ready to answer from. */
export function publishedContent({ head, restaurants }: PreparedSnapshot): PublishedContent {
  return {
    snapshot: head,
    restaurants: restaurants && publishedRestaurants(restaurants),
    redirects: new Map(Object.entries(head.redirects ?? {})),
  }
}
