import type { PerLanguage } from '@noren/contract/language'
import type { FormProblems, Typed } from '#src/pages/contact/form-fields.ts'
import type { Headers } from '../../http/response/headers.ts'
import { createKept, keepUnderId } from '../../kept.ts'

/** Why a form sent without the script was refused, and everything that was typed. */
export type RefusedForm = {
  status: number
  values: Partial<Typed>
  /** Slug of the restaurant whose table the form requests. */
  restaurant: string | null
  problems: FormProblems
  message?: PerLanguage<string>
  headers: Headers
}

/**
 * Keeps refused forms for the page that shows them again: in memory only, for ten minutes, under an
 * address that no one can guess (decision 024).
 */
export type RefusedForms = {
  /** Returns its id of 32 hex digits. */
  keep: (form: RefusedForm) => string
  find: (id: string) => RefusedForm | undefined
}

const KEPT_MS = 10 * 60_000
/** Limit in typed characters; the oldest form is removed first. */
const KEPT_CHARACTERS = 4_000_000
/** The size of a form in addition to the typed characters. */
const FRAME_CHARACTERS = 500

export function createRefusedForms(): RefusedForms {
  const kept = createKept<RefusedForm>({
    keptMs: KEPT_MS,
    limit: KEPT_CHARACTERS,
    sizeOf: ({ values }) => Object.values(values).join('').length + FRAME_CHARACTERS,
  })
  return { keep: (form) => keepUnderId(kept, form), find: kept.find }
}
