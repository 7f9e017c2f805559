import type { CallName } from '@noren/contract/resources/calls'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import type { SITE_PATHS } from '@noren/contract/site-paths'

type SitePaths = typeof SITE_PATHS

type Route<Path extends string> = {
  /** As the desk knows it; written here too, since a visitor's browser loads this table. */
  path: Path
  /** The calls it is made of, in addition to the restaurants in the header and the footer. */
  calls: readonly CallName[]
}

/**
 * Every public page. Other tables use the same names and do not compile without them: the page's
 * file (`pages/page-files.ts`), its title and description (`head` of each language's words). They
 * are separate because this file is below the pages and in every visitor's browser
 * (docs/decisions/031).
 */
export const ROUTES = {
  home: { path: '/', calls: HOME_CALLS },
  restaurants: { path: '/restaurants', calls: ['restaurants'] },
  restaurant: { path: '/restaurants/:restaurantName', calls: ['restaurant'] },
  about: { path: '/about', calls: ['about'] },
  news: { path: '/news', calls: ['news'] },
  newsItem: { path: '/news/:slug', calls: ['news'] },
  contact: { path: '/contact', calls: ['contact', 'restaurant'] },
  privacy: { path: '/privacy', calls: [] },
  accessibility: { path: '/accessibility', calls: [] },
} as const satisfies { readonly [Name in keyof SitePaths]: Route<SitePaths[Name]> }

export type RouteName = keyof typeof ROUTES

export const ROUTE_NAMES = Object.keys(ROUTES).filter(isRouteName)

/** A page that exists once, not once for each restaurant or each piece of news. */
export type PlainRouteName = {
  [Name in RouteName]: (typeof ROUTES)[Name]['path'] extends `${string}:${string}` ? never : Name
}[RouteName]

/** A page of the table, or the page for every other address. */
export type PageName = RouteName | 'notFound'

/** The pages that exist once, in the order of the table. */
export function plainRouteNames(): PlainRouteName[] {
  return ROUTE_NAMES.filter(isPlain)
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name)
}

function isPlain(name: RouteName): name is PlainRouteName {
  return !ROUTES[name].path.includes(':')
}
