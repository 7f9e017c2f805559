import { hasEmailShape } from './email-shape.ts'
import { decodePunycode } from './punycode.ts'

/**
 * Whether a text is one plain e-mail address that mail can be sent to: it has the shape of one, and a
 * domain in punycode stands for letters (VAL-09; hostile inputs E09 to E15).
 */
export function isEmail(text: string): boolean {
  return hasEmailShape(text) && hasNames(text.slice(text.indexOf('@') + 1).split('.'))
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

/**
 * Whether the labels of a domain stand for names. No top-level domain mixes Latin letters with Japanese
 * ones: there, a word follows an address.
 */
export function hasNames(labels: readonly string[]): boolean {
  const names = labels.map(lettersOf)
  const last = names.at(-1) ?? ''
  return (
    names.every((name) => name !== null && (name === '' || NAME.test(name))) &&
    !(/[a-z]/i.test(last) && JAPANESE.test(last))
  )
}
