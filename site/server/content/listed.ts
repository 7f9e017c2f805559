import { parseJsonOnce, readObject } from '@noren/contract/json'
import { contentHash } from '../http/response/representation.ts'
import type { PreparedRestaurants } from './prepare-snapshot.ts'
import { hasClosed, hasMoved, type Standpoint, type Standpoints } from './stated.ts'
import { joinTexts, type Texts, textAt } from './texts.ts'

/** The restaurants that lists name: without the closed ones, and with the new places of those that moved. */
export function listedAt(
  prepared: PreparedRestaurants,
  standpoints: Standpoints,
): PreparedRestaurants {
  const changed = [...standpoints.values()].some((each) => hasClosed(each) || hasMoved(each))
  if (!changed) return prepared
  const places = [...prepared.slugs.keys()].filter((place) => {
    const standpoint = standpoints.get(prepared.slugs[place] ?? '')
    return !standpoint || !hasClosed(standpoint)
  })
  const of = <Each>(list: readonly Each[]) => places.flatMap((place) => list[place] ?? [])
  const slugs = of(prepared.slugs)
  const listed = new Set(slugs)
  const items = joinTexts(
    places.map((place) =>
      itemAt(prepared.items, place, standpoints.get(prepared.slugs[place] ?? '')),
    ),
    ['{"data":[', ']}'],
  )
  return {
    ...prepared,
    slugs,
    details: {
      bytes: prepared.details.bytes,
      starts: Uint32Array.from(places, (place) => prepared.details.starts[place] ?? 0),
      ends: Uint32Array.from(places, (place) => prepared.details.ends[place] ?? 0),
    },
    items,
    hash: contentHash(items.bytes),
    bannered: prepared.bannered.filter(({ slug }) => listed.has(slug)),
    createdAt: of(prepared.createdAt),
    hashes: of(prepared.hashes),
  }
}

function itemAt(
  items: Texts,
  place: number,
  standpoint: Standpoint | undefined,
): string | Uint8Array {
  if (!standpoint || !hasMoved(standpoint))
    return items.bytes.subarray(items.starts[place], items.ends[place])
  const { area: _, ...item } = readObject(parseJsonOnce(textAt(items, place)))
  const { area } = standpoint.standing
  return JSON.stringify({ ...item, ...(area && { area }) })
}
