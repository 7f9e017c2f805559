import type { Brand } from '@noren/contract/brand/brand'
import { PRODUCT_MARK } from '@noren/contract/brand/mark'
import { FEED_TYPE, feedPath } from '@noren/contract/feed-path'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { NewsItem } from '@noren/contract/resources/news'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { pageCount } from '@noren/contract/resources/restaurants-page'
import type { RestaurantLinks } from '#src/api/restaurant-list.ts'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { type PageContent, scriptJson } from '#src/page-data.ts'
import { archiveSearch } from '#src/pages/news/archive/archive.ts'
import { languageOf, pageSearch, pathInLanguage, type RouteMatch } from '#src/routes/paths.ts'
import { type PageTitle, pageTitle, plain } from './page-title.ts'
import { type SocialImage, socialImage } from './social-image.ts'
import { siteName } from './structured-data/page-facts.ts'
import { structuredData } from './structured-data/structured-data.ts'

type Input = {
  match: RouteMatch | null
  /** The minute the page is written for. */
  at: TokyoMinute
  path: string
  content: PageContent
  /** The restaurants the page names. */
  restaurants: RestaurantLinks
  /** Of a restaurant's page: `null` when it does not exist. */
  restaurant: Restaurant | null
  /** Of the page of a piece of news. */
  item: NewsItem | undefined
}

/** What a page says about itself, for programs. */
type SaidOfPage = {
  /** Elements of `<head>`. */
  head: string
  /** The structured data, an element for the document's end: nobody waits for it. */
  graph: string
}

/**
 * Everything a page says about itself: title, description, canonical address and its alternates, social
 * card, structured data. Pages that do not exist say `noindex` and no address.
 */
export function saidOfPage(input: Input): SaidOfPage {
  const { match, path, content, restaurant, item } = input
  const language = languageOf(path)
  const title = pageTitle({
    match,
    language,
    bundle: BUNDLES[language],
    company: content.company,
    restaurant,
    item,
  })
  const isThere = restaurant !== null && !restaurant.standing?.gone
  const exists = match !== null && (match.route !== 'restaurant' || isThere)
  const head = [
    `<title>${escapeHtml(plain(title.title))}</title>`,
    ...(title.description ? [meta('name', 'description', title.description)] : []),
    ...ownFiles(language, content.brand),
    ...(exists
      ? [
          ...addresses(path + searchOf(match), content.origin),
          ...feed(content, language),
          ...neighbours(input, match),
          ...socialCard(input, match, title),
        ]
      : [meta('name', 'robots', 'noindex')]),
  ].join('\n')
  return { head, graph: exists ? jsonLd(input, match) : '' }
}

function ownFiles(language: Language, { palette, mark }: Brand): string[] {
  const { pathPrefix } = LANGUAGE[language]
  const { ico, picture, apple } = mark ?? PRODUCT_MARK
  return [
    meta('name', 'theme-color', palette.paper),
    `<link rel="icon" href="${ico}" sizes="32x32">`,
    picture.endsWith('.svg')
      ? `<link rel="icon" href="${picture}" type="image/svg+xml">`
      : `<link rel="icon" href="${picture}" sizes="192x192" type="image/png">`,
    `<link rel="apple-touch-icon" href="${apple}">`,
    `<link rel="manifest" href="${pathPrefix}/manifest.webmanifest">`,
  ]
}

/** The part of an address's query that makes it another page; empty for none. */
function searchOf(match: RouteMatch): string {
  return match.route === 'news' ? archiveSearch(match) : pageSearch(match.page ?? 1)
}

/** The feed of a company with news. */
function feed({ company, origin }: PageContent, language: Language): string[] {
  if (!company?.news) return []
  const title = escapeHtml(BUNDLES[language].head.news.title)
  return [
    `<link rel="alternate" type="${FEED_TYPE}" title="${title}" href="${origin}${feedPath(language)}">`,
  ]
}

/** The page's one address, and those of its other languages (hreflang). */
function addresses(path: string, origin: string): string[] {
  const url = (language: Language) => escapeHtml(origin + encodeURI(pathInLanguage(path, language)))
  const alternate = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${url(language)}">`
  return [
    `<link rel="canonical" href="${url(languageOf(path))}">`,
    ...LANGUAGES.map((language) => alternate(LANGUAGE[language].htmlLang, language)),
    alternate('x-default', DEFAULT_LANGUAGE),
  ]
}

/** The pages before and after this one of the list. */
function neighbours({ path, content, restaurants }: Input, { route, page = 1 }: RouteMatch) {
  if (route !== 'restaurants') return []
  const link = (rel: 'prev' | 'next', target: number) =>
    `<link rel="${rel}" href="${escapeHtml(content.origin + path + pageSearch(target))}">`
  return [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pageCount(restaurants.total) ? [link('next', page + 1)] : []),
  ]
}

/** How the page looks when it is shared (Open Graph). */
function socialCard(
  { path, content, restaurant, item }: Input,
  match: RouteMatch,
  { title, description }: PageTitle,
): string[] {
  const { language } = match
  const { origin, company } = content
  const image = socialImage(match, content, restaurant, item)
  return [
    meta('property', 'og:type', item ? 'article' : 'website'),
    ...(item ? [meta('property', 'article:published_time', item.date)] : []),
    meta('property', 'og:title', plain(title)),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', origin + encodeURI(path) + searchOf(match)),
    meta('property', 'og:site_name', siteName(company, language)),
    meta('property', 'og:locale', LANGUAGE[language].ogLocale),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', LANGUAGE[other].ogLocale),
    ),
    ...(image ? imageTags(image, plain(title)) : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

function imageTags({ url, size, alt }: SocialImage, title: string): string[] {
  return [
    meta('property', 'og:image', url),
    ...(size
      ? [
          meta('property', 'og:image:width', String(size.width)),
          meta('property', 'og:image:height', String(size.height)),
        ]
      : []),
    meta('property', 'og:image:alt', alt || title),
  ]
}

function jsonLd(input: Input, match: RouteMatch): string {
  const { at, content, restaurants, restaurant, item } = input
  const { origin, company, imageOrigins, modified } = content
  const { links } = restaurants
  const shown = { restaurants: links, restaurant, item }
  const graph = structuredData({ match, at, origin, company, imageOrigins, modified, ...shown })
  return `<script type="application/ld+json">${withoutPhraseBreaks(scriptJson(graph))}</script>`
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}

/** Text or an attribute's value; a head needs no break characters of headings. */
function escapeHtml(text: string): string {
  return withoutPhraseBreaks(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
