import { hasEmailShape } from './email-shape.ts'
import { decodePunycode } from './punycode.ts'

/**
 * Whether a text is one plain e-mail address that mail can be sent to: it has the shape of one, and a
 * domain in punycode can be decoded (VAL-09; hostile inputs E09 to E15).
 */
export function isEmail(text: string): boolean {
  return hasEmailShape(text) && hasNames(text.slice(text.indexOf('@') + 1).split('.'))
}

/** Characters of a domain name; the dots occur in Japanese and Catalan names. */
const NAME = /^[\p{L}\p{M}\p{N}\-\u00B7\u30FB]+$/u
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The text that a domain's label shows in place of its punycode; `null` when it decodes to none. Browsers
 * encode whatever is typed behind an address: `com、` is `xn--com-6y3b`.
 */
export function lettersOf(label: string): string | null {
  const [, punycode] = /^xn--(.*)$/.exec(label.toLowerCase()) ?? []
  return punycode === undefined ? label : decodePunycode(punycode)
}

/**
 * Whether the labels of a domain can be names. No top-level domain mixes Latin letters with Japanese ones:
 * such a label is a word typed behind an address.
 */
export function hasNames(labels: readonly string[]): boolean {
  const names = labels.map(lettersOf)
  const last = names.at(-1) ?? ''
  return (
    names.every((name) => name !== null && (name === '' || NAME.test(name))) &&
    !(/[a-z]/i.test(last) && JAPANESE.test(last))
  )
}
