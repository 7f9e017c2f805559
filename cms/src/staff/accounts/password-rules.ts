import { dictionary } from '@zxcvbn-ts/language-common'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { say, type Words } from '../../base/words.ts'
import { isOfLength, PASSWORD_RULE } from './password-rule.ts'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])
const DIGIT_OR_SIGN = /^[\p{Nd}\p{P}\p{S}\s]$/u

/** A word for comparisons: in one width and case. */
function plain(word: string): string {
  return word.normalize('NFKC').toLowerCase().trim()
}

/** As {@link plain}, without the digits and signs people add to a word. */
export function bare(word: string): string {
  const letters = [...plain(word)]
  return letters.slice(0, letters.findLastIndex((each) => !DIGIT_OR_SIGN.test(each)) + 1).join('')
}

/** Whether a password is one of the 49,000 most used, also with other letters or another ending. */
function isCommon(password: string): boolean {
  return COMMON.has(plain(password)) || COMMON.has(bare(password))
}

const REFUSALS = {
  length: PASSWORD_RULE,
  address: {
    en: 'This password is easy to guess from the e-mail address. Please choose another, for example a short sentence.',
    ja: 'このパスワードはメールアドレスから推測できます。短い文章など、別のパスワードにしてください。',
  },
  common: {
    en: 'This is a password many people use, so it is tried first. Please choose another, for example a short sentence.',
    ja: 'このパスワードは多くの人が使っていて、すぐに推測されます。短い文章など、別のパスワードにしてください。',
  },
} as const satisfies Record<string, Words>

/**
 * A new password has 12 to 128 characters, is not made of the account's e-mail address, and is not a
 * common one (hostile inputs L05), no matter who sets it or where.
 */
export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (password !== undefined && password !== null) {
    refuseBadPassword(req, password, data?.email ?? originalDoc?.email)
  }
  return data
}

/** @throws {ValidationError} with what is wrong with a password, for the member of staff who chose it */
export function refuseBadPassword(req: PayloadRequest, password: unknown, email: unknown): void {
  const refusal = refusalOf(password, email)
  if (!refusal) return
  const errors = [{ path: 'password', label: say(req, PASSWORD), message: say(req, refusal) }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

const PASSWORD: Words = { en: 'Password', ja: 'パスワード' }

function refusalOf(password: unknown, email: unknown): Words | null {
  if (typeof password !== 'string' || !isOfLength(password)) return REFUSALS.length
  if (typeof email === 'string' && isOfAddress(password, email)) return REFUSALS.address
  return isCommon(password) ? REFUSALS.common : null
}

function isOfAddress(password: string, email: string): boolean {
  const address = plain(email)
  const names = [address, address.slice(0, address.lastIndexOf('@'))]
  return names.some((name) => plain(password) === name || bare(password) === bare(name))
}
