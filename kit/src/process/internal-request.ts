import { createHash, timingSafeEqual } from 'node:crypto'
import { internalAuthorization } from '@noren/contract/enquiry/handover'

/** Headers a proxy adds; a request that carries one did not come directly from this machine. */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Whether a request came through a proxy. @param headers by their names in lower case */
export function wasForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined)
}

/** Whether an Authorization header has the token; takes the same time for any value. */
export function carriesToken(authorization: string | null | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(internalAuthorization(token)))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
