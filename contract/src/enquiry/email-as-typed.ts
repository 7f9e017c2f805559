import { removeInvisible } from '../invisible.ts'
import { hasNames, isEmail, lettersOf } from './email.ts'
import { halfWidth } from './half-width.ts'

/** Longer than any address with a name around it. */
const TEXT_LIMIT = 1024

/**
 * The one address in what was typed or pasted into the form's field, where only one can be meant: with
 * full-width letters, a Japanese full stop for a dot, a comma or a bracket around it, a name in front, or
 * a `mailto:`. Anything else stays as it was typed, for the rule to refuse. The JSON call accepts only
 * plain addresses (hostile inputs E09, E12).
 */
export function readEmail(typed: string): string {
  const text = removeInvisible(halfWidth(typed))
  if (text.length > TEXT_LIMIT || text.split('@').length !== 2) return typed
  const address = withoutPunycode(text)
    .replaceAll('。', '.')
    // A name or a label, `mailto:`, an opening bracket.
    .replace(/^[^@]*[:<]/, '')
    .replace(/^[^@!-~]*[^\p{L}\p{M}\p{N}!-~]/u, '')
    .replace(/^["([]+/, '')
    // What belongs to a link, a remark in brackets, the end of a sentence.
    .replace(/(@[^(?]*)[(?].*$/s, '$1')
    .replace(/[\p{P}\p{S}\s]+$/u, '')
  return isEmail(address) ? address : typed
}

/** Chromium hides in punycode what was typed behind an address. */
function withoutPunycode(text: string): string {
  return text.replace(/xn--[a-z0-9-]+/gi, (label) => lettersOf(label) ?? label)
}

/** Known reasons why a text is no address: several addresses, or characters none can have. */
export type EmailFault = 'several' | 'characters'

/** Why a text is no address, where a reason is known; `undefined` for an address. */
export function emailFault(text: string): EmailFault | null {
  const [, domain = '', ...more] = text.split('@')
  if (more.length > 0) return 'several'
  return /[^ -~]/.test(text) || !hasNames(domain.split('.')) ? 'characters' : null
}
