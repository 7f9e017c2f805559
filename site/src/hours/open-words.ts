import type { TimeWords } from '@noren/contract/hours/words/shape'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Language } from '@noren/contract/language'
import type { Bundle } from '#src/language/bundle/en.ts'

/** What is said of a restaurant's hours just now. */
export type OpenWords = TimeWords & Bundle['openNow']

/** The bundle's words, and how its language says times. */
export function openWords({ openNow }: Bundle, language: Language): OpenWords {
  return { ...TIME_WORDS[language], ...openNow }
}
