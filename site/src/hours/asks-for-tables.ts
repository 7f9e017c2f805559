import type { Restaurant } from '@noren/contract/resources/restaurant'

/**
 * Whether guests are told that they can ask for a table: not at a restaurant of one's own that says neither
 * when it is open nor how it takes bookings (contract/src/resources/README.md).
 */
export function asksForTables(
  { openingHours, reservations, hours }: Restaurant,
  company: { own?: true } | null,
): boolean {
  return !company?.own || [openingHours, reservations, ...Object.values(hours)].some(Boolean)
}
