import { LANGUAGE, type Language } from '@noren/contract/language'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import { pageCount } from '@noren/contract/resources/restaurants-page'
import { askedPeople } from '#src/hours/offered-tables.ts'
import type { PageContent } from '#src/page-data.ts'
import type { FormState } from '#src/pages/contact/form-state.ts'
import { archiveOf, archiveSearch } from '#src/pages/news/archive/archive.ts'
import { languageOf, pageSearch, resolvePath, restaurantOf } from '#src/routes/paths.ts'
import { answerCall } from '../content/answer-call.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { hasClosed } from '../content/stated.ts'
import { type FindUnlisted, isUnlisted, withUnlisted } from '../content/unlisted.ts'
import { rawPath, rawQuery } from '../http/request/request-path.ts'
import { CACHE, type HeaderPolicy, type Headers } from '../http/response/headers.ts'
import { type Representation, representation, respond } from '../http/response/representation.ts'
import type { ResponseCache } from '../http/response/response-cache.ts'
import { askedSubject } from './asked-subject.ts'
import { companyOfTheDay } from './company-of-the-day.ts'
import { fromFormerSite } from './former-site.ts'
import type { FrontEnd } from './front-end.ts'
import { canonicalPath, locate, type Place, slugsAt } from './locate.ts'
import { type BrandedPage, document, styleHashes } from './template.ts'

/** What pages are made with, fixed for the process. */
export type PageMaker = {
  frontEnd: FrontEnd
  policy: HeaderPolicy
  cache: ResponseCache
  origin: string
  imageOrigins: string[]
  retentionDays: number
  /** ms since 1970. */
  now: () => number
}

/** Seconds after which a failed page may be requested again. */
const RETRY_SECONDS = '5'

/**
 * Answers any path that is not a file or a call: a page, the way to it, or the not-found page. Pages are a
 * pure function of route, language and content (and of the clock, for hours and days), rendered at the
 * first request. Only some of the query counts: the list's page, an existing restaurant to reserve at, how many
 * guests it may be asked for, a business to ask about, a business and a year that have news. So the keys are a
 * closed set.
 *
 * @param target the raw request target
 * @param findUnlisted asks a provider for a restaurant that its list does not name
 */
export function servePage(
  request: Request,
  target: string,
  published: PublishedContent,
  maker: PageMaker,
  findUnlisted: FindUnlisted | null = null,
): Response | Promise<Response> {
  const place = locate(rawPath(target), published)
  // Looked up only where there is nothing else, so that a page costs nothing and is never hidden.
  const isNowhere = place.kind === 'missing' || place.kind === 'nothing'
  const moved = isNowhere ? fromFormerSite(target, published) : null
  if (moved !== null) return redirect(moved, 301, maker.policy)
  const slugs = isNowhere ? slugsAt(rawPath(target)) : []
  if (findUnlisted && slugs.some((slug) => isUnlisted(slug, published))) {
    return serveUnlisted(request, target, { slugs, findUnlisted }, published, maker)
  }
  switch (place.kind) {
    case 'moved':
      return redirect(place.to + safeQuery(target), 301, maker.policy)
    case 'page': {
      const search = contentSearch(place.path, rawQuery(target), published)
      if (search === null) return notFound(request, place.match.language, published, maker)
      const key = canonicalPath(place.match) + search
      return fromCache(request, key, published, maker, () =>
        render({ path: place.path, search }, published, maker),
      )
    }
    case 'missing':
      return answerOnce(request, renderAt(place, target, published, maker), maker)
    case 'nothing':
      return notFound(request, place.language, published, maker)
  }
}

/** The page of a restaurant that the list does not name; never cached. */
async function serveUnlisted(
  request: Request,
  target: string,
  { slugs, findUnlisted }: { slugs: readonly string[]; findUnlisted: FindUnlisted },
  published: PublishedContent,
  maker: PageMaker,
): Promise<Response> {
  let known = published
  for (const slug of slugs) {
    const found = await findUnlisted(slug)
    known = withUnlisted(published, slug, found)
    if (found !== 'missing') break
  }
  const place = locate(rawPath(target), known)
  if (place.kind === 'moved') return redirect(place.to + safeQuery(target), 301, maker.policy)
  return answerOnce(request, renderAt(place, target, known, maker), maker)
}

/** Renders a located page without caching it. @param target the raw request target */
export function renderAt(
  place: Exclude<Place, { kind: 'moved' }>,
  target: string,
  published: PublishedContent,
  maker: PageMaker,
): BrandedPage {
  if (place.kind === 'nothing') {
    return render({ path: notFoundPath(place.language) }, published, maker)
  }
  if (place.kind === 'missing') return render({ path: place.path }, published, maker)
  const { path, match } = place
  const search = contentSearch(path, rawQuery(target), published)
  if (search === null) return render({ path: notFoundPath(match.language) }, published, maker)
  return render({ path, search }, published, maker)
}

/** The part of a query that decides a page's content; `null` for a page the list or the news do not have. */
function contentSearch(path: string, query: string, published: PublishedContent): string | null {
  const { restaurants, news } = published
  const { route, page = 1, ...match } = resolvePath(path, query) ?? {}
  if (route === 'news') return archiveOf(news, match).shown.length > 0 ? archiveSearch(match) : null
  if (route === 'contact') {
    const slug = restaurantOf(query)
    if (!slug) {
      const subject = askedSubject(query, languageOf(path), published)
      return subject && `?${new URLSearchParams({ subject })}`
    }
    if (!restaurants?.has(slug)) return ''
    const standpoint = restaurants.standpoints.get(slug)
    if (standpoint && hasClosed(standpoint)) return ''
    const asks = new URLSearchParams(query).has('people')
    const people = asks && askedPeople(query, readRestaurant(restaurants.detail(slug)) ?? {})
    return `?restaurant=${encodeURIComponent(slug)}${people ? `&people=${people}` : ''}`
  }
  return page <= pageCount(restaurants?.slugs.length ?? 0) ? pageSearch(page) : null
}

/** The not-found page, the same for every path without a page. */
export function notFound(
  request: Request,
  language: Language,
  published: PublishedContent,
  maker: PageMaker,
): Response {
  const path = notFoundPath(language)
  return fromCache(request, path, published, maker, () => render({ path }, published, maker))
}

/** A path no route can have. Rendering it instead of the visitor's means one page per language. */
function notFoundPath(language: Language): string {
  return `${LANGUAGE[language].pathPrefix}/not-found`
}

/**
 * The contact page after a form was sent without the script; never cached.
 * @param query of its address, with its question mark
 */
export function serveForm(
  request: Request,
  {
    language,
    query = '',
    form,
    status,
    headers,
  }: {
    language: Language
    query?: string
    form: FormState
    status?: number
    headers?: Headers
  },
  published: PublishedContent,
  maker: PageMaker,
): Response {
  const path = canonicalPath({ route: 'contact', language })
  const rendered = render({ path, search: query, form }, published, maker)
  return answerOnce(request, rendered, maker, status, headers)
}

/** Redirects to another address of this site. */
export function redirect(to: string, status: 301 | 302 | 303, policy: HeaderPolicy): Response {
  return new Response(null, {
    status,
    headers: {
      ...policy.page([]),
      Location: to,
      'Cache-Control': status === 301 ? CACHE.moved : CACHE.none,
      'Content-Length': '0',
    },
  })
}

function fromCache(
  request: Request,
  key: string,
  published: PublishedContent,
  maker: PageMaker,
  make: () => BrandedPage,
): Response {
  return respond(
    request,
    maker.cache.get(published, key, () => pageRepresentation(make(), maker)),
  )
}

function answerOnce(
  request: Request,
  rendered: BrandedPage,
  maker: PageMaker,
  status: number = rendered.status,
  headers: Headers = {},
): Response {
  const ownHeaders = { 'Cache-Control': CACHE.none, ...headers }
  return respond(request, pageRepresentation(rendered, maker, ownHeaders, { status, kept: false }))
}

function pageRepresentation(
  rendered: BrandedPage,
  { frontEnd, policy }: PageMaker,
  headers: Headers = {},
  options: { status: number; kept: boolean } = { status: rendered.status, kept: true },
): Representation {
  const allHeaders = {
    ...policy.page(styleHashes(rendered, frontEnd)),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': rendered.status === 200 ? CACHE.page : CACHE.none,
    ...(rendered.status === 503 && { 'Retry-After': RETRY_SECONDS }),
    ...headers,
  }
  const until = rendered.until?.getTime()
  return representation(document(rendered, frontEnd), allHeaders, { ...options, until })
}

function render(
  { path, search = '', form }: { path: string; search?: string; form?: FormState },
  published: PublishedContent,
  { frontEnd, origin, imageOrigins, retentionDays, now }: PageMaker,
): BrandedPage {
  const { publishedAt, modified, cards = {} } = published.snapshot
  const page: PageContent = {
    answer: (call, parameters) => answerCall(call, parameters, published),
    restaurants: (start, end) => {
      const { restaurants } = published
      return (
        restaurants && {
          restaurants: restaurants.items(start, end),
          total: restaurants.slugs.length,
        }
      )
    },
    company: companyOfTheDay(published),
    publishedAt,
    modified,
    cards,
    brand: published.brand,
    origin,
    imageOrigins,
    retentionDays,
    light: published.light,
  }
  const rendered = frontEnd.render({
    path,
    search,
    content: page,
    ...(form && { form }),
    now: new Date(now()),
  })
  return { ...rendered, brand: published.brand }
}

/** The query to keep in a redirect to the one address, when it is plain. */
function safeQuery(target: string): string {
  const query = rawQuery(target)
  return /^[\x21-\x7E]{0,2000}$/.test(query) ? query : ''
}
