/** What people put between the digits of a telephone number, after NFKC. */
export const TELEPHONE_SEPARATORS = /[\s().\-\u2010-\u2015\u2212\u30FC]/g

/** Longest text looked at: NFKC takes seconds on a long text of combining marks. */
const TEXT_LIMIT = 64

/**
 * The `tel:` address of a telephone number as people write it, or `null` when it holds anything
 * but digits, spaces and the usual separators (hostile inputs J09).
 */
export function telephoneLink(raw: string): string | null {
  if (raw.length > TEXT_LIMIT) return null
  const number = raw.normalize('NFKC').replace(TELEPHONE_SEPARATORS, '')
  return /^\+?[0-9]{3,15}$/.test(number) ? `tel:${number}` : null
}
