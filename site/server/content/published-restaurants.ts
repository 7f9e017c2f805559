import type { BanneredRestaurant } from '@noren/contract/hours/banners'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import {
  type NextRestaurant,
  type RestaurantListItem,
  readNextRestaurant,
  readRestaurantList,
} from '@noren/contract/resources/restaurant'
import { HashedBody } from '../http/response/representation.ts'
import type { PreparedRestaurants } from './prepare-snapshot.ts'
import { textAt } from './texts.ts'

/** All published restaurants, oldest first. They are read from bytes on request. */
export type PublishedRestaurants = {
  slugs: readonly string[]
  /** Those that a banner announces on some day. */
  bannered: readonly BanneredRestaurant[]
  has: (slug: string) => boolean
  /** Whether any of them says this. */
  say: (text: string) => boolean
  /** A restaurant as it was published, with the one after it. */
  detail: (slug: string) => Record<string, unknown> | undefined
  /** The list's items from one place to before another. */
  items: (start: number, end: number) => RestaurantListItem[]
  /** The whole list as the list call answers it, in JSON. */
  answer: HashedBody
}

export function publishedRestaurants(prepared: PreparedRestaurants): PublishedRestaurants {
  const { slugs, details, items, hash, bannered } = prepared
  const places = new Map(slugs.map((slug, place) => [slug, place]))
  /** The first follows the last; none follows the only one. */
  const nextTo = (place: number): NextRestaurant | null => {
    const next = (place + 1) % slugs.length
    return next === place ? null : readNextRestaurant(parseJsonOnce(textAt(items, next)))
  }
  return {
    slugs,
    bannered,
    has: (slug) => places.has(slug),
    say: (text) => Buffer.from(details.bytes.buffer).includes(text),
    detail: (slug) => {
      const place = places.get(slug)
      if (place === undefined) return undefined
      const detail = readObject(parseJsonOnce(textAt(details, place)))
      const next = nextTo(place)
      return { ...detail, ...(next && { next }) }
    },
    items: (start, end) => {
      const count = Math.max(0, Math.min(end, slugs.length) - start)
      const read = (_: unknown, index: number) => parseJsonOnce(textAt(items, start + index))
      return readRestaurantList(Array.from({ length: count }, read))
    },
    answer: new HashedBody(items.bytes, hash),
  }
}
