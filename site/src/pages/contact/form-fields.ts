import {
  ENQUIRY_FIELDS,
  type Enquiry,
  type EnquiryField,
  type EnquiryProblems,
} from '@noren/contract/enquiry/fields'
import type { Language, PerLanguage } from '@noren/contract/language'
import type { Chosen, TableProblems } from '@noren/contract/reservation/chosen'
import { enquiry as en } from '#src/language/bundle/en/enquiry.ts'
import { enquiry as jp } from '#src/language/bundle/jp/enquiry.ts'

/** What can be filled in, in the order of the page: the five fields, and a table for who asks for one. */
export const FORM_FIELDS = [
  'name',
  'phone',
  'email',
  'subject',
  'date',
  'time',
  'people',
  'message',
] as const

export type FormField = (typeof FORM_FIELDS)[number]

/** What stands in the form; a box that is not there is empty. */
export type Typed = Enquiry & Chosen

export type FormProblems = EnquiryProblems & TableProblems

/** Problems in the order of the page, without those that are none. */
export function inOrder(problems: FormProblems): FormProblems {
  return Object.fromEntries(
    FORM_FIELDS.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])),
  )
}

/**
 * What the form says while it is filled in and sent. Not in the bundle, which every page loads: these
 * words come with the contact page alone.
 */
export const ENQUIRY_WORDS: PerLanguage<typeof en> = { en, jp }

/** The message of each field that has a problem. */
export function enquiryMessages(
  problems: EnquiryProblems,
  language: Language,
): { [Field in EnquiryField]?: string } {
  return Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const problem = problems[field]
      return problem ? [[field, ENQUIRY_WORDS[language].problems[problem]]] : []
    }),
  )
}
