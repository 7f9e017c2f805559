import { PHONE_DIGITS } from '../constants.ts'

const SEPARATORS = /[\s().\-\u2010-\u2015\u2212\u30FC\uFF70]/gu

/**
 * What the phone box keeps of what was typed or pasted: full-width digits become ASCII and, when
 * nothing but digits and the usual separators is there, the separators go (readings A20).
 */
export function normalizePhoneInput(typed: string): string {
  const text = typed.normalize('NFKC')
  const bare = text.replace(SEPARATORS, '')
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
