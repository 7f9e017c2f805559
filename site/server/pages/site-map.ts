import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { RouteMatch, RouteName } from '#src/navigation/paths.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { canonicalPath } from './locate.ts'

type Page = { route: RouteName; restaurantName?: string }

const STATED_PAGES: Page[] = [
  { route: 'home' },
  { route: 'restaurants' },
  { route: 'about' },
  { route: 'contact' },
  { route: 'privacy' },
]

/** Every page there is, without its languages: the stated ones, then each restaurant's. */
export function allPages({ restaurantList }: PublishedContent): Page[] {
  const restaurants = restaurantList.map(
    ({ slug }): Page => ({ route: 'restaurant', restaurantName: slug }),
  )
  return [...STATED_PAGES, ...restaurants]
}

/** The site map (sitemaps.org): each page in each language, with its other languages and its date. */
export function siteMap(published: PublishedContent, origin: string): string {
  const urls = allPages(published).flatMap((page) => {
    const alternates = [
      ...LANGUAGES.map((language) =>
        alternate(LANGUAGE[language].htmlLang, address({ ...page, language }, origin)),
      ),
      alternate('x-default', address({ ...page, language: 'en' }, origin)),
    ].join('')
    const modified = published.snapshot.modified[modifiedKey(page)]
    const date = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : ''
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escapeXml(address({ ...page, language }, origin))}</loc>${date}${alternates}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function modifiedKey({ route, restaurantName }: Page): string {
  return restaurantName === undefined ? route : `${route}:${restaurantName}`
}

function alternate(lang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`
}

function address(match: RouteMatch, origin: string): string {
  return origin + canonicalPath(match)
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
