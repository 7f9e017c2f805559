import { ENQUIRY_FIELDS, type EnquiryField } from '../enquiry/fields.ts'

/**
 * Characters that count differently in a database, in JSON, in a pattern or on a screen, and some that no
 * text may contain.
 */
const LETTERS = [
  ...['a', 'あ', '𠮷', 'か\u3099', '\uFDFA', '👨‍👩‍👧', '%', "'", '\t.', '\\'],
  ...['\u0080', '\u0000', '\uD800'],
]

/** Of a whole request, in bytes; the site refuses larger ones (hostile inputs E23). */
const SIZES = [41_000, 256 * 1024]

/** Bytes for the form's other fields and the names of all. */
const ROOM = 500

/** A text of each odd character, in each field, up to the largest request the site reads. */
export function oddTexts(): { letter: string; field: EnquiryField; text: string }[] {
  return LETTERS.flatMap((letter) => {
    // Without the quotes that JSON puts around it.
    const size = Buffer.byteLength(JSON.stringify(letter)) - 2
    return SIZES.flatMap((bytes) =>
      ENQUIRY_FIELDS.map((field) => ({
        letter,
        field,
        text: `x${letter.repeat((bytes - ROOM) / size)}`,
      })),
    )
  })
}

/**
 * Whether the rules accept such a text: never as a number or an address, and in a message also with line
 * breaks.
 */
export function isTaken({ letter, field }: { letter: string; field: EnquiryField }): boolean {
  if (field === 'phone' || field === 'email') return false
  return letter === '\u0080' ? field === 'message' : letter !== '\u0000' && letter !== '\uD800'
}
