const LOCAL_LIMIT = 64
const ADDRESS_LIMIT = 254
/** Dots anywhere in the local part: Japanese carriers issued addresses like `a..b.@…`. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * Whether a text looks like one plain e-mail address: ASCII, one `@`, a domain with at least two labels.
 * Quoted local parts, lists, display names and non-ASCII (EAI) addresses are refused (VAL-09). This is all
 * a page checks; `isEmail` does the rest.
 */
export function hasEmailShape(text: string): boolean {
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
    /[A-Za-z]/.test(labels.at(-1) ?? '')
  )
}
