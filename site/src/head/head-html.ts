import { LANGUAGE, LANGUAGES, otherLanguage } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { languageOf, pathInLanguage, type RouteMatch } from '#src/navigation/paths.ts'
import { type PageContent, scriptJson } from '#src/page-data.ts'
import { PRELOADED_FONTS } from './fonts.ts'
import { pageTitle, plain } from './page-title.ts'
import { structuredData } from './structured-data.ts'

type Input = {
  match: RouteMatch | null
  path: string
  content: PageContent
  /** Of a restaurant's page: `null` when it does not exist. */
  restaurant: Restaurant | null
}

/**
 * Everything a page says about itself in `<head>`: title, description, canonical address and its
 * alternates, social card, structured data. Pages that do not exist say `noindex` and no address.
 */
export function headHtml({ match, path, content, restaurant }: Input): string {
  const language = languageOf(path)
  const { origin, company } = content
  const { title, description } = pageTitle(match, language, company, restaurant)
  const exists = match !== null && (match.route !== 'restaurant' || restaurant !== null)
  const url = origin + encodeURI(path)
  const elements = [
    `<title>${escapeHtml(plain(title))}</title>`,
    ...(description ? [meta('name', 'description', description)] : []),
    ...PRELOADED_FONTS.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    meta('name', 'theme-color', '#f7f2e9'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]
  if (!exists) return [...elements, meta('name', 'robots', 'noindex')].join('\n')
  const alternates = LANGUAGES.map((each) => ({
    hreflang: LANGUAGE[each].htmlLang as string,
    href: origin + encodeURI(pathInLanguage(path, each)),
  }))
  const english = origin + encodeURI(pathInLanguage(path, 'en'))
  const card = `${origin}/cards/${match.route === 'restaurant' ? 'restaurants' : match.route}-${LANGUAGE[language].htmlLang}.png`
  return [
    ...elements,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...[...alternates, { hreflang: 'x-default', href: english }].map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', plain(title)),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', url),
    meta(
      'property',
      'og:site_name',
      textIn(company?.name, language) || BUNDLES[language].common.siteName,
    ),
    meta('property', 'og:locale', LANGUAGE[language].ogLocale),
    meta('property', 'og:locale:alternate', LANGUAGE[otherLanguage(language)].ogLocale),
    meta('property', 'og:image', card),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData({ match, language, origin, company, restaurant }).map(
      (document) => `<script type="application/ld+json">${scriptJson(document)}</script>`,
    ),
  ].join('\n')
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
