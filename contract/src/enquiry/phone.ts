import { removeInvisible } from '../invisible.ts'
import { BESIDE_PHONES, PHONE_SEPARATORS } from '../phone-number.ts'
import { halfWidth } from './half-width.ts'

/** Digits of a phone number (CST-09). */
export const PHONE_DIGITS = 10

/** Japan's country code in front of a number, and the trunk zero some write after it. */
const JAPAN = /^(?:\+|00)?81(?=[0-9])0?/
/** A mobile or internet phone number: the only Japanese ones of eleven digits. */
const ELEVEN_DIGITS = /^0([5-9]0[0-9]{8})$/

/**
 * What the phone field keeps of the text typed or pasted (readings A20). When the text is only a number
 * with the usual separators, it becomes plain digits: full-width digits, a `tel:` and Japan's country code
 * give way to the national form, and a mobile number, one digit too long for the rule of ten, goes without
 * its trunk zero. Address books also paste invisible direction marks.
 */
export function normalizePhone(typed: string): string {
  const text = removeInvisible(halfWidth(typed)).trim()
  const bare = text.replace(/^tel:/i, '').replace(PHONE_SEPARATORS, '')
  if (!/^\+?[0-9]*$/.test(bare)) return text
  // Without the plus, ten digits may be any number: the rule accepts them as they are.
  const isJapan = bare.startsWith('+') || bare.length > PHONE_DIGITS
  return (isJapan ? bare.replace(JAPAN, '0') : bare).replace(ELEVEN_DIGITS, '$1')
}

/**
 * The first whole number, normalised, in a text with words or further numbers; `null` when there is none:
 * `電話：03-1234-5678 内線12` holds 0312345678.
 */
export function phoneAmongWords(text: string): string | null {
  const pieces = halfWidth(text).split(BESIDE_PHONES)
  const numbers = pieces.flatMap((piece) => [piece, ...piece.split(/\s+/)]).map(normalizePhone)
  return numbers.find(isPhone) ?? null
}

/** Exactly ten ASCII digits (VAL-05 to VAL-07). */
export function isPhone(phone: string): boolean {
  return phone.length === PHONE_DIGITS && /^[0-9]+$/.test(phone)
}

/** Whether a number is a Japanese mobile number kept without its trunk zero: `9012345678`. */
export function isWithoutZero(phone: string): boolean {
  return ELEVEN_DIGITS.test(`0${phone}`)
}

/** A number as people in Japan write it: a mobile number with its zero, `090-1234-5678`. */
export function nationalPhone(phone: string): string {
  return isWithoutZero(phone)
    ? `0${phone.slice(0, 2)}-${phone.slice(2, 6)}-${phone.slice(6)}`
    : phone
}

/**
 * Whether ten digits start like a number of eleven, so that one is missing. The form hints, nothing is
 * refused, and staff see the flag (readings A20).
 */
export function lacksDigit(phone: string): boolean {
  return isPhone(phone) && /^0[5-9]0/.test(phone)
}
