import type { Language, PerLanguage } from '@noren/contract/language'
import { readCompany } from '@noren/contract/resources/company'
import { answers as en } from '#src/language/bundle/en/answers.ts'
import { answers as jp } from '#src/language/bundle/jp/answers.ts'
import type { PublishedContent } from '../../content/published-content.ts'

/** What visitors read about the sending of an enquiry, besides the problems of its fields. */
export const ANSWERS: PerLanguage<typeof en> = { en, jp }

/** Those that are said without knowing more. */
export type AnswerName = Exclude<keyof typeof en, 'tooMany'>

/** What visitors read when their enquiry could not be kept: with another way, if there is one. */
export function failedAnswer(language: Language, published: PublishedContent): string {
  const { failed } = ANSWERS[language]
  return failed + (orCall(language, published) ?? '')
}

/**
 * What visitors read who are put off: until when, and another way.
 * @param retryAfter in seconds
 */
export function tooManyAnswer(
  language: Language,
  published: PublishedContent,
  retryAfter: number,
): string {
  const { tooMany, orContact } = ANSWERS[language]
  return tooMany(Math.ceil(retryAfter / 60)) + (orCall(language, published) ?? orContact)
}

function orCall(language: Language, { snapshot }: PublishedContent): string | null {
  const phone = readCompany(snapshot.content.company)?.phone
  return phone ? ANSWERS[language].orCall + phone : null
}
