import { readPictureUrl } from './picture.ts'
import { parseUrl } from './url.ts'

/** Control characters and spaces that URL parsers drop silently, hiding the scheme. */
const HIDDEN = /[\p{Cc}\u0020\u00A0\\]/u

/**
 * A link a visitor may follow: https, mailto, tel, or a path on this site. Anything else (other
 * schemes, `//host`, hidden characters) is `null` and the link is dropped (hostile inputs J10).
 */
export function safeLink(raw: string | undefined): string | null {
  const text = raw?.trim() ?? ''
  if (text === '' || HIDDEN.test(text)) return null
  if (text.startsWith('/')) return text.startsWith('//') ? null : text
  const url = parseUrl(text)
  if (!url || url.username || url.password) return null
  return ['https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

/** A file of the built site, such as the placeholder pictures. */
const ASSET = /^\/assets\/(?:[\w-]+[./])*[\w-]+$/

/** What URL parsers drop or take for a slash, so that the address is not what it seems. */
const MISLEADING = /[\p{Cc}\\]/u

/**
 * A picture address a page may load: one of our own, or one on an origin of `imageOrigins` (those of the
 * CSP's `img-src`: API_HOST first, then IMAGE_HOSTS). Any other relative address came from the API host
 * and is resolved there. `null` means: show the no-image placeholder (hostile inputs J04).
 */
export function safeImage(
  raw: string | undefined,
  imageOrigins: readonly string[] = [],
): string | null {
  const text = raw?.trim() ?? ''
  return readPictureUrl(text) || ASSET.test(text)
    ? text
    : (addressOn(imageOrigins, text)?.href ?? null)
}

/** An address on one of these origins, a relative one on the first; `null` when it is elsewhere. */
export function addressOn(origins: readonly string[], text: string): URL | null {
  const url = text === '' || MISLEADING.test(text) ? null : parseUrl(text, origins[0])
  if (!url || url.username || url.password) return null
  // A `blob:` address has the origin of its host, so the scheme is checked as well.
  const web = url.protocol === 'https:' || url.protocol === 'http:'
  return web && origins.includes(url.origin) ? url : null
}
