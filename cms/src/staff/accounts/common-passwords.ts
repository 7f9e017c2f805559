import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])
const TRAILING_DIGITS_AND_SIGNS = /[\p{Nd}\p{P}\p{S}\s]+$/u

/** A word as it is compared: one form of width and case. */
export function plain(word: string): string {
  return word.normalize('NFKC').toLowerCase().trim()
}

/** As {@link plain}, without the digits and signs people put behind a word. */
export function bare(word: string): string {
  return plain(word).replace(TRAILING_DIGITS_AND_SIGNS, '')
}

/** Whether a password is one of the 49,000 most used, however its letters and ending are dressed up. */
export function isCommon(password: string): boolean {
  return COMMON.has(plain(password)) || COMMON.has(bare(password))
}
