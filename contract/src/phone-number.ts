const SEPARATORS = '\\s().\\-\\u2010-\\u2015\\u2212\\u30FC'

/** What people put between the digits of a phone number, after NFKC. */
export const PHONE_SEPARATORS = new RegExp(`[${SEPARATORS}]`, 'g')

/** What is no part of a phone number, after NFKC: words, and signs between two numbers. */
export const BESIDE_PHONES = new RegExp(`[^+0-9${SEPARATORS}]+`)

/** Longest text parsed: NFKC takes seconds on a long text of combining marks. */
const TEXT_LIMIT = 64

/**
 * The `tel:` address of a phone number as people write it, or `null` when it contains anything but digits,
 * spaces and the usual separators (hostile inputs J09).
 */
export function phoneLink(raw: string): string | null {
  if (raw.length > TEXT_LIMIT) return null
  const number = raw.normalize('NFKC').replace(PHONE_SEPARATORS, '')
  return /^\+?[0-9]{3,15}$/.test(number) ? `tel:${number}` : null
}

/**
 * A Japanese number as it is dialled from abroad, `+81 46-000-0100`, or `null` for a foreign number, or a
 * toll-free or shared one that only works within Japan.
 */
export function internationalPhone(raw: string): string | null {
  if (!phoneLink(raw)) return null
  const number = raw.normalize('NFKC').trim()
  return /^0(?!120|570|800|990)[1-9]/.test(number) ? `+81 ${number.slice(1)}` : null
}
