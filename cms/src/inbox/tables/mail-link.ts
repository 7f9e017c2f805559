import type { Letter } from './words/words.ts'

/** Longest address that mail programs take from a browser; Windows cuts or ignores longer ones. */
const ADDRESS_LIMIT = 2000

/**
 * A `mailto:` address that opens a letter in the mail program. A long text is left out, as one in
 * Japanese often is, since each of its characters takes nine: staff paste it.
 */
export function mailLink(to: string, { subject, text }: Letter): string {
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  const whole = `${head}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > ADDRESS_LIMIT ? head : whole
}
