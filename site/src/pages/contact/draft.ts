import { parseJsonOnce, readObject, readText } from '@noren/contract/json'
import { FORM_FIELDS, type Typed } from './form-fields.ts'

const KEY = 'enquiry-draft'

/**
 * What the visitor has typed so far, kept for this tab only, so that a reload or a change of
 * language loses nothing. Where storage is blocked there is simply no draft.
 */
export function readDraft(): Partial<Typed> {
  const stored = readObject(parseJsonOnce(withStorage((storage) => storage.getItem(KEY)) ?? ''))
  const draft: Partial<Typed> = {}
  for (const field of FORM_FIELDS) {
    const value = readText(stored[field])
    if (value) draft[field] = value
  }
  return draft
}

/** Keeps what is typed; nothing typed keeps nothing. */
export function saveDraft(values: Typed): void {
  const typed = FORM_FIELDS.some((field) => values[field] !== '')
  withStorage((storage) =>
    typed ? storage.setItem(KEY, JSON.stringify(values)) : storage.removeItem(KEY),
  )
}

/** Forgets the draft, once it has been sent. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(KEY))
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
