import { LANGUAGE, type Language, languageFromCode } from '@noren/contract/language'
import { languageOf, pathTo, type RouteMatch, resolvePath } from '#src/routes/paths.ts'
import { hasNoRestaurants, type PublishedContent } from '../content/published-content.ts'
import { decodePath } from '../http/request/request-path.ts'

/** What is at a path. */
export type Place =
  | { kind: 'page'; match: RouteMatch; path: string }
  /** A restaurant's address, but no restaurant: its own not-found screen. */
  | { kind: 'missing'; match: RouteMatch; path: string }
  /** Another spelling of a page's one address. */
  | { kind: 'moved'; to: string }
  | { kind: 'nothing'; language: Language }

/** No slug is longer than this. */
const SLUG_LIMIT = 200

/**
 * Finds what is at a raw request path. There is exactly one path per page: other spellings (slashes, case,
 * escapes, Unicode forms, `/jp`, `/en`, former slugs) redirect to it, and everything else is not found
 * (hostile inputs P10 to P12).
 */
export function locate(raw: string, published: PublishedContent): Place {
  const path = decodePath(raw)
  if (path === null) return { kind: 'nothing', language: languageOf(raw) }
  const tidy = tidied(path)
  const match = find(tidy, published) ?? find(tidy.toLowerCase(), published)
  if (match) {
    const canonical = canonicalPath(match)
    return canonical === raw ? { kind: 'page', match, path } : { kind: 'moved', to: canonical }
  }
  const missing = resolvePath(path)
  const slug = missing?.restaurantName
  const isRestaurant = slug && slug.length <= SLUG_LIMIT && !hasNoRestaurants(published)
  if (missing && isRestaurant) return { kind: 'missing', match: missing, path }
  return { kind: 'nothing', language: languageOf(path) }
}

/** The slugs of the restaurant whose page a raw request path may mean, in any spelling, as typed first. */
export function slugsAt(raw: string): string[] {
  const path = decodePath(raw)
  const tidy = path === null ? '/' : tidied(path)
  const match = resolvePath(tidy) ?? resolvePath(withoutAlias(tidy))
  const slug = match?.restaurantName?.normalize('NFC')
  return slug && slug.length <= SLUG_LIMIT ? [...new Set([slug, slug.toLowerCase()])] : []
}

/** The one public path of a page, escaped. */
export function canonicalPath({ route, language, restaurantName, slug }: RouteMatch): string {
  return pathTo(route, language, {
    ...(restaurantName && { restaurantName }),
    ...(slug && { slug }),
  })
}

/**
 * The page at a path, also under a language's other name; only restaurants that exist count, by
 * their slug or a former one, and only news, an about page and a list of restaurants that exist.
 */
function find(path: string, published: PublishedContent): RouteMatch | null {
  const { restaurants, redirects, news, absent } = published
  const match = resolvePath(path) ?? resolvePath(withoutAlias(path))
  if (match?.route === 'about') return absent.has('about') ? null : match
  if (match?.route === 'restaurants') return hasNoRestaurants(published) ? null : match
  if (match?.route === 'news') return news.length > 0 ? match : null
  if (match?.slug) return news.some(({ slug }) => slug === match.slug) ? match : null
  if (!match?.restaurantName) return match
  const forms = [match.restaurantName, match.restaurantName.normalize('NFC')]
  const names = [...forms, ...forms.map((form) => redirects.get(form) ?? '')]
  const restaurantName = names.find((name) => restaurants?.has(name))
  return restaurantName === undefined ? null : { ...match, restaurantName }
}

function tidied(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** `/jp/about` is `/ja/about`, `/en/about` is `/about` (readings A1). */
function withoutAlias(path: string): string {
  const [, code] = path.split('/')
  const language = languageFromCode(code ?? '')
  return language ? LANGUAGE[language].pathPrefix + path.slice(`/${code}`.length) || '/' : path
}
