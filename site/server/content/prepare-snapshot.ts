import { isObject, readOptionalText } from '@noren/contract/json'
import { byCreatedAt, readRestaurantListItem } from '@noren/contract/resources/restaurant'
import type { Snapshot } from '@noren/contract/snapshot'
import { joinTexts, type Texts } from './texts.ts'

/** A snapshot without its restaurants. */
export type Frame = Omit<Snapshot, 'content'> & {
  content: Omit<Snapshot['content'], 'restaurants'>
}

/**
 * A snapshot as the process keeps it: the restaurants as bytes, because thousands of them as
 * objects would cost ten times the memory, and only few are asked for. It is also what crosses
 * from the worker, where the byte arrays move without being copied.
 */
export type PreparedSnapshot = {
  frame: Frame
  /** `null` when no restaurants were ever published. */
  restaurants: PreparedRestaurants | null
}

/** All restaurants, oldest first, in three arrays of one order. */
export type PreparedRestaurants = {
  slugs: string[]
  /** Each as it was published. */
  details: Texts
  /** Each as the list call answers it; all of `bytes` is that call's answer. */
  items: Texts
}

/** Takes a verified snapshot apart. Of two restaurants with one slug the first counts. */
export function prepareSnapshot({ content, ...rest }: Snapshot): PreparedSnapshot {
  const { restaurants: raw, ...parts } = content
  const frame = { ...rest, content: parts }
  return { frame, restaurants: raw ? prepareRestaurants(raw) : null }
}

function prepareRestaurants(all: unknown[]): PreparedRestaurants {
  const seen = new Set<string>()
  const restaurants = all
    .flatMap((raw) => {
      const slug = isObject(raw) ? readOptionalText(raw.slug) : undefined
      if (!isObject(raw) || !slug || seen.has(slug)) return []
      seen.add(slug)
      const item = readRestaurantListItem(withListKeys(raw))
      return item ? [{ raw, item }] : []
    })
    .sort((a, b) => byCreatedAt(a.item, b.item))
  return {
    slugs: restaurants.map(({ item }) => item.slug),
    details: joinTexts(
      restaurants.map(({ raw }) => JSON.stringify(raw)),
      ['[', ']'],
    ),
    items: joinTexts(
      restaurants.map(({ item }) => JSON.stringify(item)),
      ['{"data":[', ']}'],
    ),
  }
}

/** The optional list keys (readings A4), taken from the detail where the snapshot has no own ones. */
function withListKeys(raw: Record<string, unknown>): Record<string, unknown> {
  return { ...raw, photo: raw.photo ?? raw.mainPhoto, summary: raw.summary ?? raw.description }
}
