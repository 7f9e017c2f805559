import { ENQUIRY_FIELDS, type Enquiry, type EnquiryField } from '@noren/contract/enquiry/fields'
import { normalizePhone } from '@noren/contract/enquiry/phone'
import type { TRAP_FIELD } from '@noren/contract/enquiry/submission'

type Box = HTMLInputElement | HTMLTextAreaElement

/** The box of a field in the form, or of the trap for programs. */
export function enquiryBox(
  form: HTMLFormElement,
  name: EnquiryField | typeof TRAP_FIELD,
): Box | null {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null
}

/** What stands in the five boxes. */
export function typedEnquiry(form: HTMLFormElement): Enquiry {
  const typed: Enquiry = { name: '', phone: '', email: '', subject: '', message: '' }
  for (const field of ENQUIRY_FIELDS) typed[field] = enquiryBox(form, field)?.value ?? ''
  return { ...typed, phone: normalizePhone(typed.phone) }
}

/** Writes into a box as a visitor would: all that listens learns of it. */
export function writeBox(box: Box, value: string): void {
  box.value = value
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Empties the five boxes, also of what they held when the page came. */
export function emptyBoxes(form: HTMLFormElement): void {
  for (const field of ENQUIRY_FIELDS) {
    const box = enquiryBox(form, field)
    if (box) writeBox(box, '')
  }
}
