import type { OpeningHours } from '@noren/contract/hours/opening-hours'
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
  if (!company?.own || (openingHours && saysHours(openingHours))) return true
  return [reservations, ...Object.values(hours)].some(Boolean)
}

/** Whether hours say more than the closure of a pause or an end, which a restaurant without hours has too. */
function saysHours(hours: OpeningHours): boolean {
  const { sessions, closedDays, closedNth, closures, specialHours = [] } = hours
  const said = closures.filter(({ quiet }) => !quiet)
  return [sessions, closedDays, closedNth, said, specialHours].some(({ length }) => length > 0)
}
