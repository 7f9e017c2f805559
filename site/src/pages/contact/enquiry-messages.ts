import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryProblems,
} from '@noren/contract/enquiry/fields'
import type { Language, PerLanguage } from '@noren/contract/language'
import { enquiry as en } from '#src/language/bundle/en/enquiry.ts'
import { enquiry as jp } from '#src/language/bundle/jp/enquiry.ts'

export const ENQUIRY_MESSAGES: PerLanguage<typeof en> = { en, jp }

/** The message of each field that has a problem. */
export function enquiryMessages(
  problems: EnquiryProblems,
  language: Language,
): { [Field in EnquiryField]?: string } {
  return Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const problem = problems[field]
      return problem ? [[field, ENQUIRY_MESSAGES[language][problem]]] : []
    }),
  )
}
