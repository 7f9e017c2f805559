import type { BanneredRestaurant } from '@noren/contract/hours/banners'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import {
  type NextRestaurant,
  type RestaurantListItem,
  readNextRestaurant,
  readRestaurantList,
} from '@noren/contract/resources/restaurant'
import { HashedBody } from '../http/response/representation.ts'
import { listedAt } from './listed.ts'
import type { PreparedRestaurants } from './prepare-snapshot.ts'
import { detailAt, isAway, isSame, type Standpoints, standpointsAt } from './stated.ts'
import { textAt } from './texts.ts'

/**
 * All published restaurants, oldest first, as they are at an instant. They are read from bytes on request. One
 * that has closed for good is in no list; its page says so, until nothing is there any more.
 */
export type PublishedRestaurants = {
  slugs: readonly string[]
  /** Those that neither pause nor have closed: what the site map names. */
  reachable: readonly string[]
  /** Those that move, pause or close for good. */
  standpoints: Standpoints
  /** Those that a banner announces on some day. */
  bannered: readonly BanneredRestaurant[]
  /** Whether something is said at its address, also that it is gone. */
  has: (slug: string) => boolean
  /** Whether any of them says this. */
  say: (text: string) => boolean
  /** A restaurant as it was published, with the one after it. */
  detail: (slug: string) => Record<string, unknown> | undefined
  /** The list's items from one place to before another. */
  items: (start: number, end: number) => RestaurantListItem[]
  /** The whole list as the list call answers it, in JSON. */
  answer: HashedBody
  /** The same at another instant: itself where nothing differs. */
  at: (instant: Date) => PublishedRestaurants
}

export function publishedRestaurants(
  prepared: PreparedRestaurants,
  at: Date,
): PublishedRestaurants {
  const { details } = prepared
  const standpoints = standpointsAt(prepared.stated, at)
  const { slugs, items, hash, bannered } = listedAt(prepared, standpoints)
  const places = new Map(prepared.slugs.map((slug, place) => [slug, place]))
  const listed = new Map(slugs.map((slug, place) => [slug, place]))
  /** The first follows the last; none follows the only one. */
  const nextTo = (slug: string): NextRestaurant | null => {
    const place = listed.get(slug) ?? -1
    const next = slugs.length > 0 ? (place + 1) % slugs.length : place
    return next === place ? null : readNextRestaurant(parseJsonOnce(textAt(items, next)))
  }
  const published: PublishedRestaurants = {
    slugs,
    reachable: slugs.filter((slug) => {
      const standpoint = standpoints.get(slug)
      return !standpoint || !isAway(standpoint)
    }),
    standpoints,
    bannered,
    has: (slug) => places.has(slug),
    say: (text) => Buffer.from(details.bytes.buffer).includes(text),
    detail: (slug) => {
      const place = places.get(slug)
      if (place === undefined) return undefined
      const detail = readObject(parseJsonOnce(textAt(details, place)))
      const next = nextTo(slug)
      return detailAt({ ...detail, ...(next && { next }) }, standpoints.get(slug))
    },
    items: (start, end) => {
      const count = Math.max(0, Math.min(end, slugs.length) - start)
      const read = (_: unknown, index: number) => parseJsonOnce(textAt(items, start + index))
      return readRestaurantList(Array.from({ length: count }, read))
    },
    answer: new HashedBody(items.bytes, hash),
    at: (instant) =>
      isSame(standpoints, standpointsAt(prepared.stated, instant))
        ? published
        : publishedRestaurants(prepared, instant),
  }
  return published
}
