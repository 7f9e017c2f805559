import { LANGUAGE, type Language } from '@noren/contract/language'

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

/** A page of the site: the route, its language, and the slug where the route has one. */
export type RouteMatch = { route: RouteName; language: Language; restaurantName?: string }

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
  const { pathPrefix } = LANGUAGE.jp
  return path === pathPrefix || path.startsWith(`${pathPrefix}/`) ? 'jp' : 'en'
}

/** The same page in the other spelling of the table: `/about` ↔ `/ja/about`. */
export function pathInLanguage(path: string, language: Language): string {
  const stated = languageOf(path) === 'jp' ? path.slice(LANGUAGE.jp.pathPrefix.length) || '/' : path
  return localizedPath(stated, language)
}

/** The page a decoded path stands for, or `null`: the not-found page. */
export function resolvePath(path: string): RouteMatch | null {
  const language = languageOf(path)
  const stated = pathInLanguage(path, 'en')
  const restaurantName = /^\/restaurants\/([^/]+)$/.exec(stated)?.[1]
  if (restaurantName) return { route: 'restaurant', language, restaurantName }
  const route = STATIC_ROUTES.find((name) => ROUTES[name] === stated)
  return route ? { route, language } : null
}

const STATIC_ROUTES = ['home', 'restaurants', 'about', 'contact', 'privacy'] as const

export const ROUTE_NAMES: readonly RouteName[] = [...STATIC_ROUTES, 'restaurant']

function localizedPath(path: string, language: Language): string {
  const { pathPrefix } = LANGUAGE[language]
  return path === '/' ? pathPrefix || '/' : pathPrefix + path
}
