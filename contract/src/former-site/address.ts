/** No address is longer, in characters. */
export const ADDRESS_LIMIT = 1000

/** An address of a website in the one spelling that all its spellings share. */
export type PlainAddress = {
  /** Decoded, in its own case, without slashes at the end. */
  path: string
  /** As it is sent, without its question mark; empty for none. */
  query: string
}

const ESCAPES = /(?:%[\da-f]{2})+/gi

/** What would mean something else if it stood in an address unescaped. */
const RESERVED = /[%?#*\s]/g

/** What only an attempt to confuse hides in an escape; a backslash is refused below. */
const TREACHEROUS = /[\p{Cc}/\\]/gu

/**
 * Reads an address without host or fragment: escapes, Unicode forms and slashes are made one.
 * `null` for one that can only be an attempt to confuse (hostile inputs P02, P03).
 */
export function plainAddress(raw: string): PlainAddress | null {
  const mark = raw.indexOf('?')
  const path = mark === -1 ? raw : raw.slice(0, mark)
  if (path.length > ADDRESS_LIMIT || !raw.startsWith('/') || /\p{Cs}/u.test(raw)) return null
  const decoded = path.normalize('NFKC').replace(ESCAPES, decodedRun)
  const parts = decoded.normalize('NFC').split('/').filter(Boolean)
  if (decoded.includes('\\') || parts.some((part) => /^\.\.?$/.test(part))) return null
  return { path: `/${parts.join('/')}`, query: mark === -1 ? '' : escaped(raw.slice(mark + 1)) }
}

/** Escapes that are not UTF-8 are an older encoding's, such as Shift_JIS, and stay. */
function decodedRun(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
      .normalize('NFKC')
      .replace(TREACHEROUS, '\\')
      .replace(RESERVED, (mark) => (mark === '*' ? '%2A' : encodeURIComponent(mark)))
  } catch {
    return escapes
  }
}

/** An address as it is sent; escapes in it stay as they are. */
export function escaped(address: string): string {
  return encodeURI(address).replaceAll('%25', '%')
}
