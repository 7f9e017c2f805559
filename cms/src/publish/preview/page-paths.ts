import { LANGUAGE, type Language } from '@noren/contract/language'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import type { ListSlug, SingleSlug } from '../../content/source.ts'

/** A document that visitors see on some page. */
export type PageDocument = { slug: ListSlug | SingleSlug; address?: string | null | undefined }

/** What stands on the home page goes by the calls that page is made of. */
type OnHome = (typeof HOME_CALLS)[number]

/** Where any other document is seen first, without its language. */
const PAGES: {
  readonly [Slug in Exclude<ListSlug | SingleSlug, OnHome>]: (address: string) => string
} = {
  restaurants: (address) => `/restaurants/${encodeURIComponent(address)}`,
  'solutions-section': () => '/',
  about: () => '/about',
  contact: () => '/contact',
  company: () => '/about',
}

/** The path on the site of the page that shows a document, in a language. */
export function pagePath({ slug, address }: PageDocument, language: Language): string {
  const { pathPrefix } = LANGUAGE[language]
  const path = isOnHome(slug) ? '/' : PAGES[slug](address ?? '')
  return path === '/' ? pathPrefix || path : pathPrefix + path
}

function isOnHome(slug: string): slug is OnHome {
  const calls: readonly string[] = HOME_CALLS
  return calls.includes(slug)
}
