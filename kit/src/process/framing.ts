import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request says in the one known way how its body is sent in pieces, or that it is not. Node takes
 * other ways too, such as `identity` or `chunked` twice, which a proxy in front may read otherwise (hostile
 * inputs H04).
 */
export function isPlainlyFramed(headers: IncomingHttpHeaders): boolean {
  const encoding = headers['transfer-encoding']
  return encoding === undefined || encoding.toLowerCase() === 'chunked'
}
