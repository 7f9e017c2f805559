import type { Language, PerLanguage } from '@noren/contract/language'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { BusinessPart } from '@noren/contract/resources/businesses'
import { businesses as en } from '#src/language/bundle/en/company.ts'
import { businesses as jp } from '#src/language/bundle/jp/company.ts'

/** The words of the businesses' parts. */
export const BUSINESS_WORDS: PerLanguage<typeof en> = { en, jp }

/** What a question about a business has as its subject. */
export function aboutSubject({ name }: BusinessPart, language: Language): string {
  return BUSINESS_WORDS[language].subject(withoutPhraseBreaks(name))
}
