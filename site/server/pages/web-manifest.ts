import { PRODUCT_MARK } from '@noren/contract/brand/mark'
import { LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { readCompany } from '@noren/contract/resources/company'
import type { PublishedContent } from '../content/published-content.ts'
import { canonicalPath } from './locate.ts'

/** The web app manifest: how a phone shows the site among its apps. */
export function webManifest(
  { snapshot, brand }: PublishedContent,
  language: Language,
  origin: string,
): string {
  const company = readCompany(snapshot.content.company)
  const name = textIn(company?.name, language) || new URL(origin).host
  const mark = brand.mark ?? PRODUCT_MARK
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
    background_color: brand.palette.paper,
    theme_color: brand.palette.paper,
    icons: [
      { src: mark.phone, sizes: '192x192', type: 'image/png' },
      { src: mark.large, sizes: '512x512', type: 'image/png' },
      { src: mark.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ...(mark.picture.endsWith('.svg')
        ? [{ src: mark.picture, sizes: 'any', type: 'image/svg+xml' }]
        : []),
    ],
  })
}
