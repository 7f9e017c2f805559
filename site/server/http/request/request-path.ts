/** A path that every part of the program may trust: no escapes, no dot segments. */
const ORDINARY = /^(?:\/[\w~-][\w.~-]*)+$/

/** Backslashes and control characters, however they were written. */
const TREACHEROUS = /[\p{Cc}\\]/u

/** The path of a request target as it was sent, without its query. */
export function rawPath(target: string): string {
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}

/** The query of a request target with its question mark, or an empty text. */
export function rawQuery(target: string): string {
  return target.slice(rawPath(target).length)
}

/**
 * The decoded path, or `null` for one that can only be an attempt to confuse: broken escapes, dot
 * segments, escaped slashes, backslashes, control characters, bytes that are not ASCII (hostile
 * inputs P02 to P04, P10). Slashes are left as they are.
 */
export function decodePath(raw: string): string | null {
  if (raw === '/' || ORDINARY.test(raw)) return raw
  if (!/^[\x21-\x7E]+$/.test(raw) || raw.includes('#')) return null
  try {
    const segments = raw.split('/').map(decodeURIComponent)
    const bad = segments.some(
      (segment) =>
        segment === '.' || segment === '..' || segment.includes('/') || TREACHEROUS.test(segment),
    )
    return bad ? null : segments.join('/')
  } catch {
    return null
  }
}
