import type { Language } from '@noren/contract/language'
import { pathTo } from '#src/routes/paths.ts'

/** The contact page with this restaurant's reservation as the subject. */
export function reservationPath(slug: string, language: Language): string {
  return `${pathTo('contact', language)}?restaurant=${encodeURIComponent(slug)}`
}
