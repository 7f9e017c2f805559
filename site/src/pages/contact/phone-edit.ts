import { normalizePhone, PHONE_DIGITS } from '@noren/contract/enquiry/phone'

/** A text with what is selected in it, in characters from the start. */
export type Selected = { value: string; start: number; end: number }

/** What the phone box holds after an edit. */
export type PhoneEdit = {
  value: string
  /** Where the caret stands, in characters from the start. */
  caret: number
  /** Whether something was left out because ten characters were already there. */
  refused: boolean
}

/**
 * Replaces the selection of the phone box by what was typed, pasted or dropped. The number is
 * brought to its form before the ten-character limit counts, so that a pasted 03-1234-5678 and the
 * eleventh digit of a mobile number lose nothing (readings A20). What still does not fit is left
 * out of the insertion; what stood in the box stays.
 */
export function editPhone({ value, start, end }: Selected, inserted: string): PhoneEdit {
  const head = value.slice(0, start)
  const tail = value.slice(end)
  const whole = normalizePhone(head + inserted + tail)
  if (whole.length <= PHONE_DIGITS) {
    return { value: whole, caret: whole.length - normalizePhone(tail).length, refused: false }
  }
  const room = Math.max(0, PHONE_DIGITS - head.length - tail.length)
  const fitting = normalizePhone(inserted).slice(0, room)
  return {
    value: normalizePhone(head + fitting + tail).slice(0, PHONE_DIGITS),
    caret: Math.min(head.length + fitting.length, PHONE_DIGITS),
    refused: true,
  }
}
