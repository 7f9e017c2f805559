import { parseJsonOnce, readObject, readText } from '@noren/contract/json'
import { enquiryField, writeField } from './enquiry-fields.ts'
import { FORM_FIELDS } from './form-fields.ts'

const KEY = 'enquiry-draft'

/**
 * Puts the tab's draft back into the fields of a form that has just appeared. A field that already
 * has text keeps it, since the visitor typed that later. From then on {@link saveDraft} saves what
 * is typed, so that a reload or a change of language loses nothing. Where storage is blocked there
 * is no draft.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const field of FORM_FIELDS) {
    const input = enquiryField(form, field)
    const value = readText(draft[field])
    if (input && value && !typedIn(input)) writeField(input, value)
  }
  // Also saves what was typed before the script ran.
  saveDraft(form)
}

/**
 * Saves what is typed into the fields, over `kept` where that is given. An empty draft removes the
 * stored one.
 */
export function saveDraft(form: HTMLFormElement, kept: object = {}): void {
  const typed = FORM_FIELDS.flatMap((field) => {
    const input = enquiryField(form, field)
    return input && typedIn(input) ? [[field, input.value]] : []
  })
  const draft = { ...kept, ...Object.fromEntries(typed) }
  withStorage((storage) =>
    Object.keys(draft)[0] ? storage.setItem(KEY, JSON.stringify(draft)) : storage.removeItem(KEY),
  )
}

/**
 * Saves what was typed into a document before the script ran, even if hydration then replaces the
 * form.
 */
export function keepEarly(form: HTMLFormElement): void {
  saveDraft(form, readDraft())
}

function readDraft(): Record<string, unknown> {
  return readObject(parseJsonOnce(withStorage((storage) => storage.getItem(KEY)) ?? ''))
}

/** What a visitor typed into a field; a text that the page suggested counts as nothing. */
function typedIn({ value, dataset }: HTMLElement & { value: string }): string {
  return value === dataset.suggested ? '' : value
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
