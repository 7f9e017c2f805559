import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { readPageNumber } from '@noren/contract/resources/restaurants-page'

/** Every public page and its stated path; the same table stands again under `/ja` (readings A2). */
export const ROUTES = {
  home: '/',
  restaurants: '/restaurants',
  restaurant: '/restaurants/:restaurantName',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
} as const

export type RouteName = keyof typeof ROUTES

/** A page of the site: the route, its language, and what else decides its content. */
export type RouteMatch = {
  route: RouteName
  language: Language
  restaurantName?: string
  /** Of the restaurants, from 2: the first page has no number. */
  page?: number
  /** Of the contact page, with its question mark: what the form is about, or what became of it. */
  query?: string
}

/** The public path of a page in a language. */
export function pathTo(
  route: RouteName,
  language: Language,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const path = ROUTES[route].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
  return localizedPath(path, language)
}

/** The language a path is in. */
export function languageOf(path: string): Language {
  const isIn = (language: Language) => {
    const { pathPrefix } = LANGUAGE[language]
    return pathPrefix !== '' && (path === pathPrefix || path.startsWith(`${pathPrefix}/`))
  }
  return LANGUAGES.find(isIn) ?? DEFAULT_LANGUAGE
}

/** The same page in another language: `/about` ↔ `/ja/about`. */
export function pathInLanguage(path: string, language: Language): string {
  const stated = path.slice(LANGUAGE[languageOf(path)].pathPrefix.length) || '/'
  return localizedPath(stated, language)
}

/** The query of a page of the restaurants, with its question mark; empty for the first. */
export function pageSearch(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

/** The page a decoded path and its query stand for, or `null`: the not-found page. */
export function resolvePath(path: string, search = ''): RouteMatch | null {
  const language = languageOf(path)
  const stated = pathInLanguage(path, DEFAULT_LANGUAGE)
  const restaurantName = /^\/restaurants\/([^/]+)$/.exec(stated)?.[1]
  if (restaurantName) return { route: 'restaurant', language, restaurantName }
  const route = STATIC_ROUTES.find((name) => ROUTES[name] === stated)
  if (!route) return null
  if (route === 'contact' && CONTACT_QUERY.test(search)) return { route, language, query: search }
  const page = route === 'restaurants' ? readPageNumber(new URLSearchParams(search).get('page')) : 1
  return { route, language, ...(page && page > 1 && { page }) }
}

const CONTACT_QUERY = /^\?(?:restaurant|sent|draft)=[^&]+$/

const STATIC_ROUTES = ['home', 'restaurants', 'about', 'contact', 'privacy'] as const

export const ROUTE_NAMES: readonly RouteName[] = [...STATIC_ROUTES, 'restaurant']

function localizedPath(path: string, language: Language): string {
  const { pathPrefix } = LANGUAGE[language]
  return path === '/' ? pathPrefix || '/' : pathPrefix + path
}
