import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import { normalizePhone } from '@noren/contract/enquiry/phone'
import type { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { eachOf } from '@noren/contract/fields'
import { lazyFile } from '#src/lazy-files.ts'
import { FORM_FIELDS, type FormField, type Typed } from './form-fields.ts'

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The element of a form's field, or of the honeypot; `null` where the form has none. */
export function enquiryField(
  form: HTMLFormElement,
  name: FormField | typeof TRAP_FIELD,
): FieldElement | null {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element
    : null
}

/**
 * The values of the fields; the phone number and the email address in the form they are sent in.
 */
export function typedForm(form: HTMLFormElement): Typed {
  const typed = eachOf(FORM_FIELDS, (field) => enquiryField(form, field)?.value ?? '')
  const email = typingFile.content()?.readEmail(typed.email) ?? typed.email
  return { ...typed, phone: normalizePhone(typed.phone), email }
}

/** Writes into a field as a visitor would: every listener gets an `input` event. */
export function writeField(input: FieldElement, value: string): void {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Empties the fields, including the values the page came with. */
export function emptyFields(form: HTMLFormElement): void {
  for (const field of FORM_FIELDS) {
    const input = enquiryField(form, field)
    if (input) writeField(input, '')
  }
}

/** What only somebody who types needs: a file of its own, which loads when such a field gets focus. */
export const typingFile = lazyFile(() => import('./typing.ts'))

/** Whether a text is an address, as far as the browser can tell; the server checks again. */
export function isAddress(text: string): boolean {
  return hasEmailShape(text) && !typingFile.content()?.emailFault(text)
}
