import { type BanneredRestaurant, hasBanner } from '@noren/contract/hours/banners'
import { isObject, readOptionalText } from '@noren/contract/json'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import { byCreatedAt, readRestaurantListItem } from '@noren/contract/resources/restaurant'
import type { Snapshot } from '@noren/contract/snapshot'
import { readStanding } from '@noren/contract/standing/standing'
import { contentHash } from '../http/response/representation.ts'
import { hoursAs, type Stated } from './stated.ts'
import { joinTexts, type Texts, textAt } from './texts.ts'

/** A snapshot without its restaurants. */
export type SnapshotHead = Omit<Snapshot, 'content'> & {
  content: Omit<Snapshot['content'], 'restaurants'>
}

/**
 * A snapshot as the process keeps it: the restaurants as bytes, because thousands of them as objects would
 * cost ten times the memory, and visitors request only a few. The worker sends this object, whose byte
 * arrays move without a copy.
 */
export type PreparedSnapshot = {
  head: SnapshotHead
  /** `null` when no restaurants were ever published. */
  restaurants: PreparedRestaurants | null
}

/** All restaurants, oldest first, in three arrays of one order. */
export type PreparedRestaurants = {
  slugs: string[]
  /** Each as it was published, in the snapshot's bytes. */
  details: Texts
  /** Each as the list call answers it; all of `bytes` is that call's answer. */
  items: Texts
  /** Of that answer. */
  hash: string
  /** Those that a banner announces on some day. */
  bannered: BanneredRestaurant[]
  /** Those that move, pause or close for good. */
  stated: Stated[]
  createdAt: string[]
  /** Of each as it was published. */
  hashes: string[]
}

/** What a snapshot takes from the one before it, for the restaurants that have not changed. */
export type FormerRestaurants = Omit<PreparedRestaurants, 'details'>

/** A restaurant as it is prepared. */
type Prepared = {
  slug: string
  createdAt: string
  /** As the list call answers it, in JSON. */
  item: string | Uint8Array
  bannered: BanneredRestaurant | undefined
  stated: Stated | undefined
}

/**
 * Reads the restaurants one by one from their JSON. Of two with one slug the first counts.
 *
 * @throws {SyntaxError}
 * @throws {TypeError} when the bytes are not UTF-8
 */
export function prepareRestaurants(
  { bytes, starts, ends }: Texts,
  former: FormerRestaurants | null,
): PreparedRestaurants {
  const known = former && preparedByHash(former)
  const seen = new Set<string>()
  const found = Array.from(starts, (start, place) => ({ start, end: ends[place] ?? start }))
    .flatMap(({ start, end }) => {
      const line = bytes.subarray(start, end)
      const hash = contentHash(line)
      const prepared = known?.get(hash) ?? prepare(line)
      if (!prepared || seen.has(prepared.slug)) return []
      seen.add(prepared.slug)
      return [{ ...prepared, hash, start, end }]
    })
    .sort(byCreatedAt)
  const items = joinTexts(
    found.map(({ item }) => item),
    ['{"data":[', ']}'],
  )
  return {
    slugs: found.map(({ slug }) => slug),
    details: {
      bytes,
      starts: Uint32Array.from(found, ({ start }) => start),
      ends: Uint32Array.from(found, ({ end }) => end),
    },
    items,
    hash: contentHash(items.bytes),
    bannered: found.flatMap(({ bannered }) => bannered ?? []),
    stated: found.flatMap(({ stated }) => stated ?? []),
    createdAt: found.map(({ createdAt }) => createdAt),
    hashes: found.map(({ hash }) => hash),
  }
}

function preparedByHash(former: FormerRestaurants): Map<string, Prepared> {
  const { slugs, createdAt, hashes, items } = former
  const bannered = new Map(former.bannered.map((each) => [each.slug, each]))
  const stated = new Map(former.stated.map((each) => [each.slug, each]))
  return new Map(
    slugs.map((slug, place) => [
      hashes[place] ?? '',
      {
        slug,
        createdAt: createdAt[place] ?? '',
        item: items.bytes.subarray(items.starts[place], items.ends[place]),
        bannered: bannered.get(slug),
        stated: stated.get(slug),
      },
    ]),
  )
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function prepare(line: Uint8Array): Prepared | null {
  const raw: unknown = JSON.parse(decoder.decode(line))
  const slug = isObject(raw) ? readOptionalText(raw.slug) : undefined
  const read = isObject(raw) && slug ? readRestaurantListItem(withListKeys(raw)) : null
  if (!read || !slug) return null
  const standing = readStanding(isObject(raw) ? raw.standing : null)
  const item = { ...read, ...hoursAs(standing, read.openingHours) }
  const { name, createdAt, openingHours: hours } = item
  return {
    slug,
    createdAt,
    item: withoutPhraseBreaks(JSON.stringify(item)),
    bannered: hours && hasBanner(hours) ? { slug, name, hours } : undefined,
    stated: standing ? { slug, standing, ...(hours && { hours }) } : undefined,
  }
}

/** What the next snapshot takes from this one. */
export function formerOf({ restaurants }: PreparedSnapshot): FormerRestaurants | null {
  if (!restaurants) return null
  // Most of their memory, which the worker would be given a copy of.
  const { details: _, ...former } = restaurants
  return former
}

/** The snapshot as one object again. */
export function wholeSnapshot({ head, restaurants }: PreparedSnapshot): Snapshot {
  if (!restaurants) return head
  const { slugs, details } = restaurants
  const all = slugs.map((_, place): unknown => JSON.parse(textAt(details, place)))
  return { ...head, content: { ...head.content, restaurants: all } }
}

/**
 * The optional list keys (readings A4), taken from the detail where the snapshot's list items lack them.
 */
function withListKeys(raw: Record<string, unknown>): Record<string, unknown> {
  return { ...raw, photo: raw.photo ?? raw.mainPhoto, summary: raw.summary ?? raw.description }
}
