import type { Language, PerLanguage } from '@noren/contract/language'
import { readCompany } from '@noren/contract/resources/company'
import { answers as en } from '#src/language/bundle/en/answers.ts'
import { answers as jp } from '#src/language/bundle/jp/answers.ts'
import type { PublishedContent } from '../../content/published-content.ts'

/** What visitors read about the sending of an enquiry, in addition to the problems of its fields. */
export const ANSWERS: PerLanguage<typeof en> = { en, jp }

/** Those that need no further data. */
export type AnswerName = Exclude<keyof typeof en, 'tooMany'>

/**
 * What visitors read when their enquiry could not be stored: with another way to reach the company, if
 * there is one.
 */
export function failedAnswer(language: Language, published: PublishedContent): string {
  const { failed } = ANSWERS[language]
  return failed + (orCall(language, published) ?? '')
}

/**
 * What visitors read who must wait: how long, and another way.
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
