import type { Language, PerLanguage } from '@noren/contract/language'
import { readCompany } from '@noren/contract/resources/company'
import { answers as en } from '#src/language/bundle/en/answers.ts'
import { answers as jp } from '#src/language/bundle/jp/answers.ts'
import type { PublishedContent } from '../../content/published-content.ts'

/** What visitors read about the sending of an enquiry, besides the problems of its fields. */
export const ANSWERS: PerLanguage<typeof en> = { en, jp }

export type AnswerName = keyof typeof en

/** What visitors read when their enquiry could not be kept: with another way, if there is one. */
export function failedAnswer(language: Language, { snapshot }: PublishedContent): string {
  const { failed, orCall } = ANSWERS[language]
  const phone = readCompany(snapshot.content.company)?.phone
  return phone ? failed + orCall + phone : failed
}
