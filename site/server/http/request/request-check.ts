import type { IncomingMessage } from 'node:http'
import { isPlainlyFramed } from '@noren/kit/process/framing'
import type { Headers } from '../response/headers.ts'

/** Why a request is refused unread. */
export type Refusal = { status: number; message: string; headers?: Headers }

const TRACING = new Set(['TRACE', 'TRACK', 'CONNECT'])

/**
 * Refuses what Node would accept: a second or foreign Host, the absolute form, TRACE and protocol upgrades
 * (hostile inputs H13 to H17, P17).
 *
 * @param hosts the values of Host we answer to, in lower case
 */
export function checkRequest(
  incoming: IncomingMessage,
  hosts: ReadonlySet<string>,
): Refusal | null {
  if (TRACING.has(incoming.method ?? '')) {
    return { status: 405, message: 'Method not allowed.', headers: { Allow: 'GET, HEAD, POST' } }
  }
  if (!isPlainlyFramed(incoming.headers)) {
    return { status: 400, message: 'A body comes whole, or in chunks.' }
  }
  if (countHosts(incoming.rawHeaders) !== 1) {
    return { status: 400, message: 'A request names its host exactly once.' }
  }
  if (!incoming.url?.startsWith('/')) {
    return { status: 400, message: 'A request names a path of this site.' }
  }
  if (incoming.headers.upgrade !== undefined) {
    return { status: 400, message: 'This site does not switch protocols.' }
  }
  if (!hosts.has(incoming.headers.host?.toLowerCase() ?? '')) {
    return { status: 421, message: 'This site is not served under that host name.' }
  }
  return null
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
