import { PHONE_DIGITS } from '../constants.ts'
import { removeInvisible } from '../invisible.ts'
import { TELEPHONE_SEPARATORS } from '../telephone.ts'
import { halfWidth } from './half-width.ts'

/**
 * What the phone box keeps of what was typed or pasted: full-width digits become ASCII and, when
 * nothing but digits and the usual separators is there, the separators go (readings A20). Address
 * books also paste invisible direction marks around a number.
 */
export function normalizePhoneInput(typed: string): string {
  const text = removeInvisible(halfWidth(typed))
  const bare = text.replace(TELEPHONE_SEPARATORS, '')
  return /^[0-9]*$/.test(bare) ? bare : text.trim()
}

/** Exactly ten ASCII digits (spec §5). */
export function isPhone(phone: string): boolean {
  return phone.length === PHONE_DIGITS && /^[0-9]+$/.test(phone)
}

/**
 * A ten-digit number that starts like a Japanese mobile number is probably one with a digit
 * missing: the form hints, nothing is refused, staff see the mark (readings A20).
 */
export function looksLikeCutMobile(phone: string): boolean {
  return isPhone(phone) && /^0[789]0/.test(phone)
}
