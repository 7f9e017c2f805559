import { ENQUIRY_FIELDS, type Enquiry, type EnquiryField } from '@noren/contract/enquiry/fields'

type Box = HTMLInputElement | HTMLTextAreaElement

/** The box of a field in the form, or of the trap for programs. */
export function enquiryBox(form: HTMLFormElement, name: EnquiryField | 'website'): Box | null {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null
}

/** What stands in the five boxes. */
export function typedEnquiry(form: HTMLFormElement): Enquiry {
  const typed: Enquiry = { name: '', phone: '', email: '', subject: '', message: '' }
  for (const field of ENQUIRY_FIELDS) typed[field] = enquiryBox(form, field)?.value ?? ''
  return typed
}
