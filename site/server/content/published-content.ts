import { isObject, readOptionalText } from '@noren/contract/json'
import {
  byCreatedAt,
  type RestaurantListItem,
  readRestaurantListItem,
} from '@noren/contract/resources/restaurant'
import type { Snapshot } from '@noren/contract/snapshot'

/**
 * One version of all published content, ready to answer from: the snapshot, and its restaurants by
 * slug. Everything derived from it is kept under this object's identity, so swapping this one
 * reference publishes.
 */
export type PublishedContent = {
  snapshot: Snapshot
  /** Restaurants as the snapshot holds them, by slug; `null` when none were ever published. */
  restaurants: ReadonlyMap<string, Record<string, unknown>> | null
  /** What the list call answers, oldest restaurant first. */
  restaurantList: RestaurantListItem[]
  /** Former slugs and what they are called now. */
  redirects: ReadonlyMap<string, string>
}

/** What is shown before anything was ever published. */
export const NOTHING_PUBLISHED: PublishedContent = publishedContent({
  schema: 1,
  seq: 1,
  publishedAt: '1970-01-01T00:00:00.000Z',
  content: {},
  modified: {},
})

/** Indexes a snapshot. Of two restaurants with one slug the first counts. */
export function publishedContent(snapshot: Snapshot): PublishedContent {
  const restaurants = new Map<string, Record<string, unknown>>()
  const list: RestaurantListItem[] = []
  for (const raw of snapshot.content.restaurants ?? []) {
    const slug = isObject(raw) ? readOptionalText(raw.slug) : undefined
    if (!isObject(raw) || !slug || restaurants.has(slug)) continue
    restaurants.set(slug, raw)
    const item = readRestaurantListItem(withListKeys(raw))
    if (item) list.push(item)
  }
  return {
    snapshot,
    restaurants: snapshot.content.restaurants ? restaurants : null,
    restaurantList: list.sort(byCreatedAt),
    redirects: new Map(Object.entries(snapshot.redirects ?? {})),
  }
}

/** The optional list keys (readings A4), taken from the detail where the snapshot has no own ones. */
function withListKeys(raw: Record<string, unknown>): Record<string, unknown> {
  return { ...raw, photo: raw.photo ?? raw.mainPhoto, summary: raw.summary ?? raw.description }
}
