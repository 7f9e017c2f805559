import type { Language } from '@noren/contract/language'
import { pathTo } from './paths.ts'

/** Id of a business's part of the about page; no other id begins with `business-`. */
export function businessId(slug: string): string {
  return `business-${slug}`
}

/** The about page, scrolled to the part of a business that has one (readings A27). */
export function businessPath(language: Language, slug: string | undefined): string {
  return pathTo('about', language) + (slug ? `#${businessId(slug)}` : '')
}
