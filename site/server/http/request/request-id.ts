import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isFrom } from './client-address.ts'

/** The ids proxies make: 32 hexadecimal digits, a UUID and the like. */
const ID = /^[A-Za-z0-9-]{16,64}$/

/**
 * The id of a request in the log: a trusted proxy's, so that its log and ours can be compared, else a new
 * one.
 */
export function requestIdOf(incoming: IncomingMessage, proxies: BlockList): string {
  const given = incoming.headers['x-request-id']
  const isUsable = typeof given === 'string' && ID.test(given) && isFrom(incoming, proxies)
  return isUsable ? given : randomUUID()
}
