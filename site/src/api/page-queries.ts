import { LANGUAGES } from '@noren/contract/language'
import type { CallName } from '@noren/contract/resources/calls'
import type { QueryFunction } from '@tanstack/react-query'
import type { RouteMatch } from '#src/routes/paths.ts'
import { ROUTES } from '#src/routes/routes.ts'
import type { CallKey } from './queries.ts'
import {
  aboutQuery,
  callQuery,
  contactQuery,
  heroQuery,
  restaurantQuery,
  testimonialsQuery,
} from './queries.ts'

/** A query of any call: what the server answers from the snapshot and a link warms. */
type PageQuery = { queryKey: CallKey; queryFn?: QueryFunction<unknown, CallKey> | undefined }

/**
 * The parameters of a page's calls, where they have any. Hero and about come in both languages, so that
 * the toggle makes no call.
 */
const QUERIES: { readonly [Name in CallName]?: (match: RouteMatch) => PageQuery | PageQuery[] } = {
  hero: () => LANGUAGES.map(heroQuery),
  testimonials: testimonialsQuery,
  // Comes in parts: see `listPageOf`.
  restaurants: () => [],
  restaurant: ({ restaurantName, query }) => {
    const slug = restaurantName ?? new URLSearchParams(query).get('restaurant')
    return slug ? restaurantQuery(slug) : []
  },
  about: () => LANGUAGES.map(aboutQuery),
  contact: ({ language }) => contactQuery(language),
}

/** The calls of a page, except the list of restaurants. */
export function pageQueries(match: RouteMatch): PageQuery[] {
  return callsOf(match).flatMap((call) => QUERIES[call]?.(match) ?? callQuery(call))
}

/**
 * Which page of the restaurants a page shows, from 1; `null` when it shows none. The home page shows
 * the first of them.
 */
export function listPageOf(match: RouteMatch): number | null {
  if (match.route === 'home') return 1
  return callsOf(match).includes('restaurants') ? (match.page ?? 1) : null
}

function callsOf({ route }: RouteMatch): readonly CallName[] {
  return ROUTES[route].calls
}
