import type { Enquiry, EnquiryProblems } from '@noren/contract/enquiry/fields'
import { createContext, useContext } from 'react'

/** What became of a form that was sent without the script, as the server tells the page. */
export type FormState = {
  values: Partial<Enquiry>
  problems: EnquiryProblems
  sent?: boolean
  message?: string
}

/** Carries the server's answer to a form sent without the script to the form. */
export const FormStateContext = createContext<FormState | undefined>(undefined)

/** The server's answer to the form, if this page is one. */
export function useFormState(): FormState | undefined {
  return useContext(FormStateContext)
}
