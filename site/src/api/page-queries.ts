import type { Language } from '@noren/contract/language'
import type { CallName } from '@noren/contract/resources/calls'
import { NEWEST, TITLES } from '@noren/contract/resources/news-calls'
import { SITE_PAGES } from '@noren/contract/site-pages'
import type { FetchQueryOptions } from '@tanstack/react-query'
import type { RouteMatch } from '#src/routes/paths.ts'
import type { CallKey } from './queries.ts'
import {
  aboutQuery,
  callQuery,
  contactQuery,
  heroQuery,
  newsQuery,
  restaurantQuery,
  testimonialsQuery,
} from './queries.ts'
import { restaurantClothsQuery, restaurantsPageQuery } from './restaurant-list.ts'

/** A query of any call, with its own tries: what the server answers from the snapshot and a link warms. */
type PageQuery = Pick<
  FetchQueryOptions<unknown, Error, unknown, CallKey>,
  'queryKey' | 'queryFn' | 'retry' | 'retryDelay'
>

/** The languages of the calls whose answers hold one each. */
type Languages = readonly Language[]

/** The parameters of a page's calls, where they have any. */
const QUERIES: {
  readonly [Name in CallName]?: (match: RouteMatch, languages: Languages) => PageQuery | PageQuery[]
} = {
  hero: (_, languages) => languages.map(heroQuery),
  testimonials: testimonialsQuery,
  // Comes in parts: see `listQueryOf`.
  restaurants: () => [],
  restaurant: ({ restaurantName, query }) => {
    const slug = restaurantName ?? new URLSearchParams(query).get('restaurant')
    return slug ? restaurantQuery(slug) : []
  },
  about: (_, languages) => languages.map(aboutQuery),
  contact: ({ language }) => contactQuery(language),
  news: ({ route, slug }) => newsQuery(slug ? { item: slug } : route === 'home' ? NEWEST : TITLES),
}

/**
 * The calls of a page, except the list of restaurants.
 *
 * @param languages of hero and about: that of the page, or more, so that the toggle makes no call
 */
export function pageQueries(match: RouteMatch, languages: Languages): PageQuery[] {
  return callsOf(match).flatMap((call) => QUERIES[call]?.(match, languages) ?? callQuery(call))
}

/**
 * The part of the list of restaurants that a page shows, beside those in header and footer; `null` for
 * none.
 */
export function listQueryOf({ route, page = 1 }: RouteMatch) {
  if (route === 'home' || route === 'contact') return restaurantClothsQuery()
  return route === 'restaurants' ? restaurantsPageQuery(page) : null
}

function callsOf({ route }: RouteMatch): readonly CallName[] {
  return SITE_PAGES[route].calls
}
