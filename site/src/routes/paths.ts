import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { readPageNumber } from '@noren/contract/resources/restaurants-page'
import { SITE_PAGE_NAMES, SITE_PAGES, type SitePage } from '@noren/contract/site-pages'

/** A page of the site: its route, its language, and what else decides its content. */
export type RouteMatch = {
  route: SitePage
  language: Language
  restaurantName?: string
  /** Of a piece of news. */
  slug?: string
  /** Page number in the list of restaurants, from 2: the first page has none. */
  page?: number
  /**
   * Query of the contact page, with its question mark: the subject of the form, or its result. Of the
   * page of all news: the business and the year below.
   */
  query?: string
  /** The business whose news are listed, and their year: all where there is none. */
  business?: string
  year?: string
}

/** The public path of a page in a language. */
export function pathTo(
  route: SitePage,
  language: Language,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const path = SITE_PAGES[route].path.replace(/:(\w+)/g, (_, name: string) =>
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
  const plain = path.slice(LANGUAGE[languageOf(path)].pathPrefix.length) || '/'
  return localizedPath(plain, language)
}

/** The query for a page of the list of restaurants, with its question mark; empty for the first. */
export function pageSearch(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

/** The page of a decoded path and its query, or `null` for the not-found page. */
export function resolvePath(path: string, search = ''): RouteMatch | null {
  const language = languageOf(path)
  const inDefault = pathInLanguage(path, DEFAULT_LANGUAGE)
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(inDefault)
    if (!found) continue
    return { route, language, ...found.groups, ...queryOf(route, search) }
  }
  return null
}

/** A regular expression for each path, which captures its parameter by its name. */
const PATTERNS = SITE_PAGE_NAMES.map((route) => {
  const pattern = SITE_PAGES[route].path.replace(/:(\w+)/, '(?<$1>[^/]+)')
  return { route, pattern: new RegExp(`^${pattern}$`) }
})

/** The part of a query that decides the content of a page. */
function queryOf(
  route: SitePage,
  search: string,
): Pick<RouteMatch, 'page' | 'query' | 'business' | 'year'> {
  if (route === 'news') {
    const found = NEWS_QUERY.exec(search)
    return found ? { ...found.groups, query: search } : {}
  }
  if (route === 'contact') return CONTACT_QUERY.test(search) ? { query: search } : {}
  const page = route === 'restaurants' ? readPageNumber(new URLSearchParams(search).get('page')) : 1
  return page && page > 1 ? { page } : {}
}

const NEWS_QUERY = /^\?(?:business=(?<business>[a-z\d-]+))?&?(?:year=(?<year>\d{4}))?$/
const CONTACT_QUERY =
  /^\?(?:restaurant|sent|draft)=[^&]+(?:&(?:people|dish|sent|draft)=[^&]+)?(?:&table=[^&]+)?$/

function localizedPath(path: string, language: Language): string {
  const { pathPrefix } = LANGUAGE[language]
  return path === '/' ? pathPrefix || '/' : pathPrefix + path
}

/** The decoded form of an address part, or the part unchanged if its escapes are broken. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The contact page with a request to a restaurant for a table as its subject. */
export function reservationPath(slug: string, language: Language): string {
  return `${pathTo('contact', language)}?restaurant=${encodeURIComponent(slug)}`
}

/** The restaurant named in a contact page's query; empty for none. */
export function restaurantOf(search: string): string {
  return new URLSearchParams(search).get('restaurant') ?? ''
}

/** Whether a contact page's query says that an enquiry was sent. */
export function saysSent(search: string): boolean {
  return new URLSearchParams(search).has('sent')
}
