import { LANGUAGE, type Language } from '@noren/contract/language'
import type { ListSlug, SingleSlug } from '../../content/source.ts'

/** A document that visitors see on some page. */
export type PageDocument = { slug: ListSlug | SingleSlug; address?: string | null | undefined }

/** Where a document is seen first, without its language. */
const PAGES: { readonly [Slug in ListSlug | SingleSlug]: (address: string) => string } = {
  restaurants: (address) => `/restaurants/${encodeURIComponent(address)}`,
  solutions: () => '/',
  testimonials: () => '/',
  hero: () => '/',
  experience: () => '/',
  'solutions-section': () => '/',
  innovation: () => '/',
  process: () => '/',
  cta: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  company: () => '/about',
}

/** The path on the site of the page that shows a document, in a language. */
export function pagePath({ slug, address }: PageDocument, language: Language): string {
  const { pathPrefix } = LANGUAGE[language]
  const path = PAGES[slug](address ?? '')
  return path === '/' ? pathPrefix || path : pathPrefix + path
}
