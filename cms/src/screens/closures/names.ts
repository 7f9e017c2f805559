import { LOCALES } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { NAMELESS } from '../list-cards/nameless.ts'
import type { Choice } from './closure.ts'

/** What a restaurant is called in a language, or else in another. */
export function nameOf({ names }: Choice, tag: keyof Words): string {
  const other = LOCALES.find(({ htmlLang }) => names[htmlLang])
  return names[tag] || (other && names[other.htmlLang]) || NAMELESS[tag]
}
