import { ENQUIRY_FIELDS, type EnquiryField } from '../enquiry/fields.ts'

/** Letters that count differently in a database, in JSON, in a pattern or on a screen, and some no text may hold. */
const LETTERS = [
  ...['a', 'あ', '𠮷', 'か\u3099', '\uFDFA', '👨‍👩‍👧', '%', "'", '\t.', '\\'],
  ...['\u0080', '\u0000', '\uD800'],
]

/** Of a whole request, in bytes; larger ones are refused by the site (hostile inputs E23). */
const SIZES = [41_000, 256 * 1024]

/** What the other boxes of the form take, and the names around them. */
const ROOM = 500

/** A text of each odd letter, in each box, up to the largest request the site reads. */
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

/** Whether the rules take such a text: a number or an address is never one, and a message holds more than a line. */
export function isTaken({ letter, field }: { letter: string; field: EnquiryField }): boolean {
  if (field === 'phone' || field === 'email') return false
  return letter === '\u0080' ? field === 'message' : letter !== '\u0000' && letter !== '\uD800'
}
