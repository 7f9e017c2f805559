import { readObject } from '../json.ts'
import type { Standing } from './standing.ts'

/** What a restaurant's facts say of its place: untrue once it has moved. */
const FACTS_OF_PLACE = [
  'postalCode',
  'region',
  'locality',
  'street',
  'directions',
  'stations',
  'drawnMap',
  'geo',
  'parking',
  'parkingRemarks',
] as const

/**
 * A restaurant as published, at the place it has moved to. What was said of the old place and is not said
 * of the new one is left out.
 */
export function atNewPlace(
  raw: Record<string, unknown>,
  { address, area, phone, mapLink }: Standing,
): Record<string, unknown> {
  const { mapLink: _, area: __, facts, ...rest } = raw
  const kept = Object.entries(readObject(facts)).filter(
    ([name]) => !FACTS_OF_PLACE.some((each) => each === name),
  )
  return {
    ...rest,
    address,
    ...(area && { area }),
    ...(phone && { phone }),
    ...(mapLink && { mapLink }),
    ...(kept.length > 0 && { facts: Object.fromEntries(kept) }),
  }
}

/** A restaurant as published, while it pauses: the way to book elsewhere is left out too. */
export function whilePaused(raw: Record<string, unknown>): Record<string, unknown> {
  const { bookingLink: _, ...facts } = readObject(raw.facts)
  return { ...raw, ...(raw.facts !== undefined && { facts }) }
}

/** What a restaurant that has closed for good still shows: what it was, and nothing to come for. */
const KEPT = [
  '_id',
  'slug',
  'name',
  'createdAt',
  'cuisine',
  'area',
  'description',
  'about',
  'mainPhoto',
  'mainPhotoAlt',
  'fallbackPhoto',
  'gallery',
  'accent',
  'shareCard',
  'next',
] as const

/** A restaurant as published, after it has closed for good. */
export function inMemory(raw: Record<string, unknown>): Record<string, unknown> {
  const kept = KEPT.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]] as const]))
  return { ...Object.fromEntries(kept), menuItems: [] }
}
