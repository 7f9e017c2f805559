import { parseJsonOnce, readObject } from '@noren/contract/json'
import {
  type NextRestaurant,
  type RestaurantListItem,
  readNextRestaurant,
  readRestaurantList,
} from '@noren/contract/resources/restaurant'
import type { PreparedRestaurants } from './prepare-snapshot.ts'
import { type Texts, textsBetween } from './texts.ts'

/** All published restaurants, oldest first. They are read from bytes when somebody asks. */
export type PublishedRestaurants = {
  slugs: readonly string[]
  has: (slug: string) => boolean
  /** A restaurant as it was published, with the one after it. */
  detail: (slug: string) => Record<string, unknown> | undefined
  /** The list's items from one place to before another. */
  items: (start: number, end: number) => RestaurantListItem[]
  /** The whole list as the list call answers it, in JSON. */
  answer: Uint8Array<ArrayBuffer>
}

export function publishedRestaurants(prepared: PreparedRestaurants): PublishedRestaurants {
  const { slugs, details, items } = prepared
  const places = new Map(slugs.map((slug, place) => [slug, place]))
  /** After the last comes the first, and after the only one none. */
  const nextTo = (place: number): NextRestaurant | null => {
    const next = (place + 1) % slugs.length
    return next === place ? null : readNextRestaurant(readAll(items, next, next + 1)[0])
  }
  return {
    slugs,
    has: (slug) => places.has(slug),
    detail: (slug) => {
      const place = places.get(slug)
      if (place === undefined) return undefined
      const [detail] = readAll(details, place, place + 1)
      const next = nextTo(place)
      return { ...readObject(detail), ...(next && { next }) }
    },
    items: (start, end) => readRestaurantList(readAll(items, start, end)),
    answer: items.bytes,
  }
}

function readAll(texts: Texts, start: number, end: number): unknown[] {
  const list = parseJsonOnce(`[${new TextDecoder().decode(textsBetween(texts, start, end))}]`)
  return Array.isArray(list) ? list : []
}
