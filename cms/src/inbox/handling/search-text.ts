import { normalizePhone } from '@noren/contract/enquiry/phone'
import { TELEPHONE_SEPARATORS } from '@noren/contract/telephone'
import { folded } from '../../base/spelling/folded.ts'

type Searched = { [F in 'name' | 'subject' | 'email' | 'phone' | 'message']?: string }

/** What the search of the list looks through: every way to write the same is one here. */
export function searchTextOf({ name, subject, email, phone = '', message }: Searched): string {
  return [name, subject, email, phone, digitsOf(phone), message]
    .map((text = '') => folded(text))
    .join('\n')
}

/** The digits of a telephone number, or of a part of one, as it is searched for; `null` for other texts. */
export function typedDigits(typed: string): string | null {
  const digits = digitsOf(normalizePhone(typed))
  return /^[0-9]{3,}$/.test(digits) ? digits : null
}

function digitsOf(phone: string): string {
  return phone.normalize('NFKC').replace(TELEPHONE_SEPARATORS, '')
}
