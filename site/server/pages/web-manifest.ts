import { LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { readCompany } from '@noren/contract/resources/company'
import type { PublishedContent } from '../content/published-content.ts'
import { canonicalPath } from './locate.ts'

/** Where the web app manifest of a language is. */
export function manifestPath(language: Language): string {
  return `${LANGUAGE[language].pathPrefix}/manifest.webmanifest`
}

/** The web app manifest: how a phone shows the site among its apps. */
export function webManifest(
  { snapshot }: PublishedContent,
  language: Language,
  origin: string,
): string {
  const company = readCompany(snapshot.content.company)
  const name = textIn(company?.name, language) || new URL(origin).host
  const home = canonicalPath({ route: 'home', language })
  return JSON.stringify({
    id: home,
    name,
    short_name: name,
    description: textIn(company?.description, language),
    lang: LANGUAGE[language].htmlLang,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f7f2e9',
    theme_color: '#f7f2e9',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
