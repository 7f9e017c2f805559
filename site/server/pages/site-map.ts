import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { type PlainPage, plainPages } from '@noren/contract/plain-pages'
import type { SitePage } from '@noren/contract/site-pages'
import type { RouteMatch } from '#src/routes/paths.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { escapeXml } from './escape-xml.ts'
import { canonicalPath } from './locate.ts'

type Page = Pick<RouteMatch, 'route' | 'restaurantName' | 'slug'>

/**
 * Pages in one file: making a file delays visitors' pages, and it may have 50,000 addresses at most
 * (sitemaps.org).
 */
const PAGES_PER_FILE = 500

/** The folder of a long site map's parts. */
export const SITE_MAP_PARTS = '/sitemap/'

/**
 * The site map (sitemaps.org): each page in each language, with its other languages and its date. With
 * more pages than fit in one file it lists its parts.
 */
export function siteMap(published: PublishedContent, origin: string): string {
  const count = siteMapParts(published)
  if (count === 0) return urlSet(allPages(published), published, origin)
  const parts = Array.from({ length: count }, (_, index) => {
    const address = `${origin}${SITE_MAP_PARTS}${index + 1}.xml`
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`
  })
  return xml('sitemapindex', '', parts)
}

/** Parts of a long site map; 0 when one file is enough. */
export function siteMapParts(published: PublishedContent): number {
  const count = Math.ceil(allPages(published).length / PAGES_PER_FILE)
  return count > 1 ? count : 0
}

/** One part of a long site map, from 1. */
export function siteMapPart(published: PublishedContent, origin: string, part: number): string {
  const end = part * PAGES_PER_FILE
  return urlSet(allPages(published).slice(end - PAGES_PER_FILE, end), published, origin)
}

/** Every page, without its languages: the single ones, then each restaurant's and each piece of news. */
function allPages(published: PublishedContent): Page[] {
  const slugs = published.restaurants?.reachable ?? []
  return [
    ...singlePages(published).map((route) => ({ route })),
    ...slugs.map((slug) => ({ route: 'restaurant' as const, restaurantName: slug })),
    ...published.news.map(({ slug }) => ({ route: 'newsItem' as const, slug })),
  ]
}

/**
 * The pages that exist once and say something: no list of restaurants or of news while there are none, and no
 * about page that is not there.
 */
export function singlePages({ restaurants, news, absent }: PublishedContent): PlainPage[] {
  const left = new Set<SitePage>([
    ...(restaurants?.slugs.length ? [] : (['restaurants'] as const)),
    ...(news.length > 0 ? [] : (['news'] as const)),
    ...(absent.has('about') ? (['about'] as const) : []),
  ])
  return plainPages().filter((page) => !left.has(page))
}

function urlSet(pages: readonly Page[], published: PublishedContent, origin: string): string {
  const urls = pages.flatMap((page) => {
    const alternates = [
      ...LANGUAGES.map((language) =>
        alternate(LANGUAGE[language].htmlLang, address({ ...page, language }, origin)),
      ),
      alternate('x-default', address({ ...page, language: DEFAULT_LANGUAGE }, origin)),
    ].join('')
    const modified = published.snapshot.modified[modifiedKey(page)]
    const date = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : ''
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escapeXml(address({ ...page, language }, origin))}</loc>${date}${alternates}</url>`,
    )
  })
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}

function xml(root: 'urlset' | 'sitemapindex', namespaces: string, lines: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

function modifiedKey({ route, restaurantName, slug = restaurantName }: Page): string {
  return slug === undefined ? route : `${route}:${slug}`
}

function alternate(lang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`
}

function address(match: RouteMatch, origin: string): string {
  return origin + canonicalPath(match)
}
