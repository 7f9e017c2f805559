import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import { normalizePhone } from '@noren/contract/enquiry/phone'
import type { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { eachOf } from '@noren/contract/fields'
import { lazyFile } from '#src/lazy-files.ts'
import { FORM_FIELDS, type FormField, type Typed } from './form-fields.ts'

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The box of a field in the form, or of the trap for programs; `null` where it is not. */
export function enquiryBox(form: HTMLFormElement, name: FormField | typeof TRAP_FIELD): Box | null {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element
    : null
}

/** What stands in the boxes, number and address in the form they are sent in. */
export function typedForm(form: HTMLFormElement): Typed {
  const typed = eachOf(FORM_FIELDS, (field) => enquiryBox(form, field)?.value ?? '')
  const email = emailFile.content()?.readEmail(typed.email) ?? typed.email
  return { ...typed, phone: normalizePhone(typed.phone), email }
}

/** Writes into a box as a visitor would: all that listens learns of it. */
export function writeBox(box: Box, value: string): void {
  box.value = value
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Empties the boxes, also of what they held when the page came. */
export function emptyBoxes(form: HTMLFormElement): void {
  for (const field of FORM_FIELDS) {
    const box = enquiryBox(form, field)
    if (box) writeBox(box, '')
  }
}

/** What reads addresses as people type them is a file of its own: it comes once somebody is at the box. */
export const emailFile = lazyFile(() => import('@noren/contract/enquiry/email-as-typed'))

/** Whether a text is an address, as far as is known here: the server asks again. */
export function isAddress(text: string): boolean {
  return hasEmailShape(text) && !emailFile.content()?.emailFault(text)
}
