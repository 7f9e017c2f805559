import { parseJsonOnce, readObject, readText } from '@noren/contract/json'
import { enquiryBox, writeBox } from './enquiry-boxes.ts'
import { FORM_FIELDS } from './form-fields.ts'

const KEY = 'enquiry-draft'

/**
 * Puts the tab's draft back into the boxes of a form that has just appeared; what stands in one
 * already was typed later. From then on {@link saveDraft} keeps what is typed, so that a reload or a
 * change of language loses nothing. Where storage is blocked there is simply no draft.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const field of FORM_FIELDS) {
    const box = enquiryBox(form, field)
    const value = readText(draft[field])
    if (box && value && !typedIn(box)) writeBox(box, value)
  }
  // Keeps what was typed before the script ran, too.
  saveDraft(form)
}

/** Keeps what stands in the boxes, and what was kept of the empty ones if that is given; nothing keeps nothing. */
export function saveDraft(form: HTMLFormElement, kept: object = {}): void {
  const typed = FORM_FIELDS.flatMap((field) => {
    const box = enquiryBox(form, field)
    return box && typedIn(box) ? [[field, box.value]] : []
  })
  const draft = { ...kept, ...Object.fromEntries(typed) }
  withStorage((storage) =>
    Object.keys(draft)[0] ? storage.setItem(KEY, JSON.stringify(draft)) : storage.removeItem(KEY),
  )
}

/**
 * Keeps what was typed into a document before the script came, whatever becomes of the page while it is
 * taken over.
 */
export function keepEarly(form: HTMLFormElement): void {
  saveDraft(form, readDraft())
}

function readDraft(): Record<string, unknown> {
  return readObject(parseJsonOnce(withStorage((storage) => storage.getItem(KEY)) ?? ''))
}

/** What somebody wrote into a box; what the page itself suggests there is nobody's. */
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
