import { readObject, readText } from '@noren/contract/json'
import { CALLS } from '@noren/contract/resources/calls'
import type { RestaurantListItem } from '@noren/contract/resources/restaurant'
import type { Snapshot } from '@noren/contract/snapshot'
import { log } from '@noren/kit/process/log'
import { type Asked, askFor } from './ask-for.ts'
import { lostMost } from './lost-most.ts'
import { withoutOurs } from './without-ours.ts'

type Content = Snapshot['content']

/** Restaurants requested at a time. */
const CONCURRENCY = 6

/** The restaurants of a provider, from one import to the next. */
export type RestaurantImport = {
  /**
   * Lists the restaurants with the known data of each. Whether the list is good: one that lost most of its
   * entries counts as failed, until it was so for as long as `shrunkListMs`.
   */
  list: () => Promise<boolean>
  /** Fills in the details of those that are listed. */
  details: () => Promise<void>
}

export function importRestaurants(
  provider: Asked,
  content: Content,
  shrunkListMs: number,
): RestaurantImport {
  /** In the places of `content.restaurants`. */
  let listed: readonly RestaurantListItem[] = []
  let shrunkSince: number | null = null

  function isBelievable(list: readonly RestaurantListItem[], known: readonly string[]): boolean {
    if (!lostMost(known, list)) {
      shrunkSince = null
      return true
    }
    if (shrunkSince === null) {
      const facts = { before: known.length, now: list.length, believedAfterMs: shrunkListMs }
      log('warn', 'most restaurants are missing in the list of the API host', facts)
    }
    shrunkSince ??= Date.now()
    return Date.now() - shrunkSince >= shrunkListMs
  }

  return {
    list: async () => {
      const answer = await askFor(provider, CALLS.restaurants)
      const known = new Map((content.restaurants ?? []).map((raw) => [slugOf(raw), raw]))
      if (!answer || !isBelievable(answer.value, [...known.keys()])) return false
      shrunkSince = null
      listed = answer.value.map(withoutOurs)
      content.restaurants = listed.map((item) =>
        withoutOurs({ ...readObject(known.get(item.slug)), ...item }),
      )
      return true
    },
    details: async () => {
      const waiting = listed.map(({ slug }) => slug)
      const worker = async (): Promise<void> => {
        for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
          const answer = await askFor(provider, CALLS.restaurant, { slug })
          // The list may be another one by now.
          const place = listed.findIndex((item) => item.slug === slug)
          if (!answer?.value || place === -1) continue
          const restaurant = { ...withoutOurs(answer.value), ...listed[place] }
          content.restaurants?.splice(place, 1, restaurant)
        }
      }
      await Promise.all(Array.from({ length: CONCURRENCY }, worker))
    },
  }
}

function slugOf(raw: unknown): string {
  return readText(readObject(raw).slug)
}
