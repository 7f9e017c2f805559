import { readPictureUrl } from './picture.ts'

/** Control characters and spaces that URL parsers drop silently, hiding the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const HIDDEN = /[\u0000-\u0020\u007F-\u00A0\\]/

/**
 * A link a visitor may follow: https, mailto, tel, or a path on this site. Anything else (other
 * schemes, `//host`, hidden characters) is `null` and the link is dropped (hostile inputs J10).
 */
export function safeLink(raw: string | undefined): string | null {
  const text = raw?.trim() ?? ''
  if (text === '' || HIDDEN.test(text)) return null
  if (text.startsWith('/')) return text.startsWith('//') ? null : text
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password) return null
  return ['https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

/**
 * A picture address a page may load: one of our own, or https on one of `imageOrigins`.
 * `null` means: show the no-image placeholder (hostile inputs J04).
 */
export function safeImage(
  raw: string | undefined,
  imageOrigins: readonly string[] = [],
): string | null {
  const text = raw?.trim() ?? ''
  if (readPictureUrl(text) || /^\/assets\/[\w./-]+$/.test(text)) {
    return text.includes('..') ? null : text
  }
  if (HIDDEN.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const allowed = url.protocol === 'https:' || imageOrigins.includes(url.origin)
  return allowed && !url.username && imageOrigins.includes(url.origin) ? url.href : null
}
