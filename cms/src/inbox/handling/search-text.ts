import { normalizePhone } from '@noren/contract/enquiry/phone'
import { TELEPHONE_SEPARATORS } from '@noren/contract/telephone'

/** NFKC takes seconds on 100 KB of combining marks, and no time on pieces. */
const PIECE = 1000
/** Katakana, as they follow hiragana in Unicode. */
const KATAKANA = /[\u30A1-\u30F6]/g
const KANA_DISTANCE = 0x60

type Searched = { [F in 'name' | 'subject' | 'email' | 'phone' | 'message']?: string }

/** What the search of the list looks through: every way to write the same is one here. */
export function searchTextOf({ name, subject, email, phone = '', message }: Searched): string {
  return [name, subject, email, phone, digitsOf(phone), message]
    .map((text = '') => folded(text))
    .join('\n')
}

/** The text in one width, one case and one kind of kana. */
export function folded(text: string): string {
  let whole = ''
  for (let from = 0; from < text.length; from += PIECE) {
    whole += text.slice(from, from + PIECE).normalize('NFKC')
  }
  return whole
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE))
}

/** The digits of a telephone number, or of a part of one, as it is searched for; `null` for other texts. */
export function typedDigits(typed: string): string | null {
  const digits = digitsOf(normalizePhone(typed))
  return /^[0-9]{3,}$/.test(digits) ? digits : null
}

function digitsOf(phone: string): string {
  return phone.normalize('NFKC').replace(TELEPHONE_SEPARATORS, '')
}
