import { decodePunycode } from './punycode.ts'

const LOCAL_LIMIT = 64
const ADDRESS_LIMIT = 254
/** Dots anywhere in the local part: Japanese carriers issued addresses like `a..b.@…`. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * Whether a text is one plain e-mail address that mail can be sent to: ASCII, one `@`, a domain
 * with at least two labels. Quoted local parts, lists, display names and non-ASCII (EAI)
 * addresses are refused; a domain in punycode is accepted when it stands for letters (VAL-09;
 * hostile inputs E09 to E15).
 */
export function isEmail(text: string): boolean {
  if (text.length > ADDRESS_LIMIT) return false
  const at = text.indexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    local.length <= LOCAL_LIMIT &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /[A-Za-z]/.test(labels.at(-1) ?? '') &&
    hasNames(labels)
  )
}

/** What can be told of why a text is no address: there are several, or letters none can have. */
export type EmailFault = 'several' | 'characters'

/** Why a text is no address, where more can be said than that; of an address nothing. */
export function emailFault(text: string): EmailFault | null {
  const [, domain = '', ...more] = text.split('@')
  if (more.length > 0) return 'several'
  return /[^ -~]/.test(text) || !hasNames(domain.split('.')) ? 'characters' : null
}

/** What a domain may be named with; the dots stand within Japanese and Catalan names. */
const NAME = /^[\p{L}\p{M}\p{N}\-\u00B7\u30FB]+$/u
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The letters a label of a domain shows in place of its punycode; `null` when it stands for none.
 * Browsers make such labels of whatever is typed behind an address: `com、` is `xn--com-6y3b`.
 */
export function lettersOf(label: string): string | null {
  const [, punycode] = /^xn--(.*)$/.exec(label.toLowerCase()) ?? []
  return punycode === undefined ? label : decodePunycode(punycode)
}

/** No top-level domain mixes Latin letters with Japanese ones: there, a word follows an address. */
function hasNames(labels: readonly string[]): boolean {
  const names = labels.map(lettersOf)
  const last = names.at(-1) ?? ''
  return (
    names.every((name) => name !== null && (name === '' || NAME.test(name))) &&
    !(/[a-z]/i.test(last) && JAPANESE.test(last))
  )
}
