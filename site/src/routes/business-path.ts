import type { Language } from '@noren/contract/language'
import { pathTo } from './paths.ts'

/** Id of a business's part of the about page; no other element's begins like it. */
export function businessId(slug: string): string {
  return `business-${slug}`
}

/** The about page, at the part of a business where it has one (readings A27). */
export function businessPath(language: Language, slug: string | undefined): string {
  return pathTo('about', language) + (slug ? `#${businessId(slug)}` : '')
}
