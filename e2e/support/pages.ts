import { ROUTE_NAMES, ROUTES, type RouteName } from '../../site/src/routes/routes.ts'

/** A page in one language: its path, and that of its other language. */
type LocalizedPage = { name: string; lang: 'en' | 'ja'; path: string; other: string }

export const RESTAURANTS = ['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai']

/** The English paths of a row of the route table, with the demo company, which has no news. */
export function pathsOf(route: RouteName): string[] {
  if (route === 'news' || route === 'newsItem') return []
  const { path } = ROUTES[route]
  if (!path.includes(':')) return [path]
  return RESTAURANTS.map((slug) => path.replace(':restaurantName', slug))
}

/** Every page of the demo company in both languages. */
export const PAGES: LocalizedPage[] = ROUTE_NAMES.flatMap(pathsOf).flatMap((path) => {
  const japanese = inJapanese(path)
  return [
    { name: path, lang: 'en', path, other: japanese } as const,
    { name: path, lang: 'ja', path: japanese, other: path } as const,
  ]
})

/** One page of each kind. */
export const KINDS = ROUTE_NAMES.flatMap((route) => pathsOf(route).slice(0, 1))

export function inJapanese(path: string): string {
  return path === '/' ? '/ja' : `/ja${path}`
}
