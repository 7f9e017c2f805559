import { namesOf } from './fields.ts'
import type { CallName } from './resources/calls.ts'
import { HOME_CALLS } from './resources/home-calls.ts'

type Page = {
  /** In the default language; a `:parameter` is any one segment. */
  path: `/${string}`
  /** The calls it is made of, in addition to the restaurants in the header and the footer. */
  calls: readonly CallName[]
  /**
   * Whether a company may write what search engines and tabs show of it. A restaurant and a piece of news say it
   * themselves.
   */
  hasHead?: true
}

/**
 * Every public page, in the order of the site map. Other tables use the same names and do not compile without
 * them, such as the page's file and its titles. A browser has this before it has any reader.
 */
export const SITE_PAGES = {
  home: { path: '/', calls: HOME_CALLS, hasHead: true },
  restaurants: { path: '/restaurants', calls: ['restaurants'], hasHead: true },
  restaurant: { path: '/restaurants/:restaurantName', calls: ['restaurant'] },
  about: { path: '/about', calls: ['about'], hasHead: true },
  news: { path: '/news', calls: ['news'] },
  newsItem: { path: '/news/:slug', calls: ['news'] },
  contact: { path: '/contact', calls: ['contact', 'restaurant'], hasHead: true },
  privacy: { path: '/privacy', calls: [], hasHead: true },
  accessibility: { path: '/accessibility', calls: [], hasHead: true },
} as const satisfies { readonly [Name in string]: Page }

export type SitePage = keyof typeof SITE_PAGES

/** The names of all pages, in the order of the table. */
export const SITE_PAGE_NAMES = namesOf(SITE_PAGES)
