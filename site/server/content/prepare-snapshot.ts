import { isObject, readOptionalText } from '@noren/contract/json'
import {
  byCreatedAt,
  type RestaurantListItem,
  readRestaurantListItem,
} from '@noren/contract/resources/restaurant'
import type { Snapshot } from '@noren/contract/snapshot'

/** A snapshot without its restaurants. */
export type Frame = Omit<Snapshot, 'content'> & {
  content: Omit<Snapshot['content'], 'restaurants'>
}

/**
 * A snapshot as the process keeps it: the restaurants' details as bytes, because thousands of them
 * as objects would cost ten times the memory, and only few are asked for. It is also what crosses
 * from the worker, where the two byte arrays move without being copied.
 */
export type PreparedSnapshot = {
  frame: Frame
  /** `null` when no restaurants were ever published. */
  restaurants: {
    slugs: string[]
    /** Where each slug's JSON ends in `details`; it begins where the one before ends. */
    ends: Uint32Array<ArrayBuffer>
    details: Uint8Array<ArrayBuffer>
    /** What the list call answers, oldest first, as JSON. */
    list: Uint8Array<ArrayBuffer>
  } | null
}

/** Takes a verified snapshot apart. Of two restaurants with one slug the first counts. */
export function prepareSnapshot({ content, ...rest }: Snapshot): PreparedSnapshot {
  const { restaurants: raw, ...parts } = content
  const frame = { ...rest, content: parts }
  return { frame, restaurants: raw ? prepareRestaurants(raw) : null }
}

function prepareRestaurants(all: unknown[]): PreparedSnapshot['restaurants'] {
  const seen = new Set<string>()
  const list: RestaurantListItem[] = []
  const texts: string[] = []
  for (const raw of all) {
    const slug = isObject(raw) ? readOptionalText(raw.slug) : undefined
    if (!isObject(raw) || !slug || seen.has(slug)) continue
    seen.add(slug)
    texts.push(JSON.stringify(raw))
    const item = readRestaurantListItem(withListKeys(raw))
    if (item) list.push(item)
  }
  return {
    slugs: [...seen],
    ...joinTexts(texts),
    list: new TextEncoder().encode(JSON.stringify(list.sort(byCreatedAt))),
  }
}

/** The texts as UTF-8, one after the other. */
function joinTexts(texts: readonly string[]) {
  const details = new Uint8Array(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  const encoder = new TextEncoder()
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (const [index, text] of texts.entries()) {
    end += encoder.encodeInto(text, details.subarray(end)).written
    ends[index] = end
  }
  return { details, ends }
}

/** The optional list keys (readings A4), taken from the detail where the snapshot has no own ones. */
function withListKeys(raw: Record<string, unknown>): Record<string, unknown> {
  return { ...raw, photo: raw.photo ?? raw.mainPhoto, summary: raw.summary ?? raw.description }
}
