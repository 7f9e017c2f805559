import { PHONE_DIGITS } from '@noren/contract/constants'
import { normalizePhoneInput } from '@noren/contract/enquiry/phone'

/** What the phone box holds after an edit. */
export type PhoneEdit = {
  value: string
  /** Where the caret stands, in characters from the start. */
  caret: number
  /** Whether something was left out because ten characters were already there. */
  refused: boolean
}

/**
 * Replaces the selection of the phone box by what was typed, pasted or dropped. Full-width digits
 * and separators are normalised before the ten-character limit counts, so that a pasted
 * 03-1234-5678 keeps all its digits (readings A20).
 */
export function editPhone(
  box: { value: string; start: number; end: number },
  inserted: string,
): PhoneEdit {
  const head = box.value.slice(0, box.start) + inserted
  const value = normalizePhoneInput(head + box.value.slice(box.end))
  return {
    value: value.slice(0, PHONE_DIGITS),
    caret: Math.min(normalizePhoneInput(head).length, PHONE_DIGITS),
    refused: value.length > PHONE_DIGITS,
  }
}
