import { parseJsonOnce, readObject } from '@noren/contract/json'
import type { RestaurantListItem } from '@noren/contract/resources/restaurant'
import { type Frame, type PreparedSnapshot, prepareSnapshot } from './prepare-snapshot.ts'

/** The restaurants' details by slug. */
export type Restaurants = {
  has: (slug: string) => boolean
  get: (slug: string) => Record<string, unknown> | undefined
}

/**
 * One version of all published content, ready to answer from. Everything derived from it is kept
 * under this object's identity, so swapping this one reference publishes.
 */
export type PublishedContent = {
  snapshot: Frame
  /** `null` when none were ever published. */
  restaurants: Restaurants | null
  /** What the list call answers, oldest restaurant first. */
  restaurantList: RestaurantListItem[]
  /** Former slugs and what they are called now. */
  redirects: ReadonlyMap<string, string>
}

/** What is shown before anything was ever published. */
export const NOTHING_PUBLISHED: PublishedContent = publishedContent(
  prepareSnapshot({
    schema: 1,
    seq: 1,
    publishedAt: '1970-01-01T00:00:00.000Z',
    content: {},
    modified: {},
  }),
)

/** Makes a prepared snapshot ready to answer from. */
export function publishedContent({ frame, restaurants }: PreparedSnapshot): PublishedContent {
  const decoder = new TextDecoder()
  return {
    snapshot: frame,
    restaurants: restaurants && restaurantsBySlug(restaurants),
    restaurantList: restaurants ? JSON.parse(decoder.decode(restaurants.list)) : [],
    redirects: new Map(Object.entries(frame.redirects ?? {})),
  }
}

function restaurantsBySlug({
  slugs,
  ends,
  details,
}: NonNullable<PreparedSnapshot['restaurants']>): Restaurants {
  const places = new Map(slugs.map((slug, index) => [slug, index]))
  const decoder = new TextDecoder()
  return {
    has: (slug) => places.has(slug),
    get: (slug) => {
      const index = places.get(slug)
      if (index === undefined) return undefined
      const bytes = details.subarray(ends[index - 1] ?? 0, ends[index])
      return readObject(parseJsonOnce(decoder.decode(bytes)))
    },
  }
}
