import { createContext, useContext, useState } from 'react'
import { FIRST_KEY, useLocation } from '#src/navigation/location.ts'
import type { FormProblems, Typed } from './form-fields.ts'

/** The result of a form that was sent without the script, as the server gives it to the page. */
export type FormState = {
  values: Partial<Typed>
  problems: FormProblems
  sent?: boolean
  /** Whether the visitor requested a table. */
  asked?: boolean
  message?: string
  /** The number under which staff find the enquiry, once it was sent. */
  reference?: string
  /** The path of the guest's own link to the requested table. */
  link?: string
}

/**
 * Id of the element with the result: the response to a form sent without the script links to it.
 */
export const OUTCOME_ID = 'enquiry-outcome'

/** Carries the server's response to a form sent without the script to the form. */
export const FormStateContext = createContext<FormState | undefined>(undefined)

/**
 * The server's response to the form, if this page is one. It belongs to the page the browser loaded
 * and to no later visit within the app, so the hook reads it once, at the first location only.
 */
export function useFormState(): FormState | undefined {
  const state = useContext(FormStateContext)
  const { key } = useLocation()
  const [kept] = useState(key === FIRST_KEY ? state : undefined)
  return kept
}
