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

/**
 * Everything a visitor can fill in, in the order of the page: the five fields, and a table for
 * guests who request one.
 */
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

/** The values of the form; a field that is not there is empty. */
export type Typed = Enquiry & Chosen

export type FormProblems = EnquiryProblems & TableProblems

/** Problems in the order of the page, without empty ones. */
export function inOrder(problems: FormProblems): FormProblems {
  return Object.fromEntries(
    FORM_FIELDS.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])),
  )
}

/**
 * What the form says while it is filled in and sent. Not in the bundle, which every page loads,
 * since only the contact page needs it.
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
