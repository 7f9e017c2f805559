import { createContext, useContext, useState } from 'react'
import { FIRST_KEY, useLocation } from '#src/navigation/location.ts'
import type { FormProblems, Typed } from './form-fields.ts'

/** What became of a form that was sent without the script, as the server tells the page. */
export type FormState = {
  values: Partial<Typed>
  problems: FormProblems
  sent?: boolean
  /** Whether a table was asked for. */
  asked?: boolean
  message?: string
  /** Under which the staff find it, once it was sent. */
  reference?: string
}

/** Id of what tells how a sending went: where the answer to a form sent without the script leads. */
export const OUTCOME_ID = 'enquiry-outcome'

/** Carries the server's answer to a form sent without the script to the form. */
export const FormStateContext = createContext<FormState | undefined>(undefined)

/**
 * The server's answer to the form, if this page is one. It belongs to the page the browser loaded
 * and to no later visit within the app, so it is read once, at the first location only.
 */
export function useFormState(): FormState | undefined {
  const state = useContext(FormStateContext)
  const { key } = useLocation()
  const [kept] = useState(key === FIRST_KEY ? state : undefined)
  return kept
}
