import type { Enquiry, EnquiryProblems } from '@noren/contract/enquiry/fields'
import type { Chosen, TableProblems } from '@noren/contract/reservation/chosen'

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
