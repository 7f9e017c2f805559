import type { Frame, PreparedSnapshot } from './prepare-snapshot.ts'
import { type PublishedRestaurants, publishedRestaurants } from './published-restaurants.ts'

/**
 * One version of all published content, ready to answer from. Everything derived from it is kept
 * under this object's identity, so swapping this one reference publishes.
 */
export type PublishedContent = {
  snapshot: Frame
  /** `null` when none were ever published. */
  restaurants: PublishedRestaurants | null
  /** Former slugs and what they are called now. */
  redirects: ReadonlyMap<string, string>
}

/** What is shown before anything was ever published. */
export const NOTHING_PUBLISHED: PublishedContent = publishedContent({
  frame: { schema: 1, seq: 1, publishedAt: '1970-01-01T00:00:00.000Z', content: {}, modified: {} },
  restaurants: null,
})

/** Makes a prepared snapshot ready to answer from. */
export function publishedContent({ frame, restaurants }: PreparedSnapshot): PublishedContent {
  return {
    snapshot: frame,
    restaurants: restaurants && publishedRestaurants(restaurants),
    redirects: new Map(Object.entries(frame.redirects ?? {})),
  }
}
