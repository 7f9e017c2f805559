/** The target of a request: the path in its normal form, and the query with its question mark. */
export type Target = { path: string; query: string }

/** Letters, digits and the characters in file names of a build; no segment begins with a dot. */
const PLAIN = /^\/(?:[\w~@()[\]-][\w~@()[\].-]*(?:\/|$))*$/

/**
 * Brings the target of a request to its one normal form, which is all that the rest of the CMS sees: the
 * path decoded once, without a slash at its end. `null` for what can only be meant to confuse: a second
 * encoding, an encoded slash, dot segments, double slashes, backslashes, `;` parameters, control
 * characters, bytes that are not ASCII, the absolute form, a fragment (hostile inputs P02 to P04, P10,
 * P11). Queries have their own encodings and stay as they are.
 */
export function normalTarget(raw: string): Target | null {
  if (!/^\/[\x21-\x7e]*$/.test(raw) || raw.includes('#')) return null
  const question = raw.indexOf('?')
  const query = question === -1 ? '' : raw.slice(question)
  const path = decodedOnce(question === -1 ? raw : raw.slice(0, question))
  if (path === null || !PLAIN.test(path)) return null
  return { path: path === '/' ? path : path.replace(/\/$/, ''), query }
}

function decodedOnce(path: string): string | null {
  if (/%2f/i.test(path)) return null
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
