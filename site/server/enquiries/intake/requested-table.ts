import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Language } from '@noren/contract/language'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import { type Restaurant, readRestaurant } from '@noren/contract/resources/restaurant'
import { isAwayOn } from '@noren/contract/standing/standing'
import { checkTable } from '#src/hours/offered-tables.ts'
import { insteadSaid, isForFull } from '#src/pages/contact/table-request.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import { isTooSoon } from './dish-order.ts'

/** The table an enquiry asks for, or why the restaurant cannot offer it. */
export type RequestedTable = {
  table?: TableRequest
  problems?: TableProblems
  /** Of a full sitting: says, in a language, which days near it are free, and the telephone. */
  instead?: (language: Language) => string
  /** The restaurant takes no requests, or no longer: the enquiry is sent without a table. */
  inVain?: true
}

/** A dish that the guest names is ordered further ahead. */
export const TOO_SOON: RequestedTable = { problems: { date: 'date.notice' } }

/**
 * A restaurant that takes requests for tables, also by a former slug, which an open page may still have;
 * `null` when none of that name has its hours as data.
 */
export function restaurantWithTables(
  slug: string,
  { restaurants, redirects }: PublishedContent,
): Restaurant | null {
  const detail = restaurants?.detail(slug) ?? restaurants?.detail(redirects.get(slug) ?? slug)
  const restaurant = readRestaurant(detail)
  return restaurant?.openingHours?.sessions.length ? restaurant : null
}

/** Whether a restaurant has stated that it receives no guests on the requested day. */
export function isAwayFor(
  { restaurant, date }: Pick<TableRequest, 'restaurant' | 'date'>,
  { restaurants, redirects }: PublishedContent,
): boolean {
  const known = restaurants?.standpoints
  const stated = known?.get(restaurant) ?? known?.get(redirects.get(restaurant) ?? restaurant)
  return stated !== undefined && isAwayOn(stated.standing, date)
}

/**
 * The data beside the five fields, checked like the page's own form; see {@link checkTable}.
 * @param message which may name a dish that is ordered ahead
 */
export function requestedTable(
  request: TableRequest | null,
  message: string,
  published: PublishedContent,
  now: number,
): RequestedTable {
  if (!request) return {}
  if (isAwayFor(request, published)) return { problems: { date: 'date.away' } }
  const restaurant = restaurantWithTables(request.restaurant, published)
  if (!restaurant) return { inVain: true }
  const chosen = { ...request, people: String(request.people) }
  const minute = tokyoMinute(new Date(now))
  const { problems } = checkTable(chosen, restaurant, minute)
  if (!problems) {
    if (isTooSoon(request.date, message, restaurant, minute)) return TOO_SOON
    return { table: { ...request, restaurant: restaurant.slug } }
  }
  if (!isForFull(problems)) return { problems }
  return {
    problems,
    instead: (language) => insteadSaid(chosen, restaurant, language, minute),
  }
}
