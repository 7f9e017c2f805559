import type { Restaurant } from '@noren/contract/resources/restaurant'

/** Whether a restaurant has closed for good, or pauses. */
export function isAway({ standing }: Restaurant): boolean {
  return standing?.begun === true && standing.kind !== 'moves'
}

/** Whether it has closed for good. */
export function isClosed({ standing }: Restaurant): boolean {
  return standing?.begun === true && standing.kind === 'closes'
}

/**
 * Whether guests are told that they can ask for a table: not at a restaurant of one's own that says neither
 * when it is open nor how it takes bookings (contract/src/resources/README.md), and not while it is away.
 */
export function asksForTables(restaurant: Restaurant, company: { own?: true } | null): boolean {
  const { openingHours, reservations, hours } = restaurant
  if (isAway(restaurant)) return false
  return !company?.own || [openingHours, reservations, ...Object.values(hours)].some(Boolean)
}
