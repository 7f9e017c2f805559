import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isFrom } from './client-address.ts'

/** What proxies make: 32 hexadecimal digits, a UUID and the like. */
const ID = /^[A-Za-z0-9-]{16,64}$/

/**
 * What a request is called in the log: as a trusted proxy calls it, so that its log and ours can be
 * read side by side, else by a name of our own.
 */
export function requestIdOf(incoming: IncomingMessage, proxies: BlockList): string {
  const given = incoming.headers['x-request-id']
  const isUsable = typeof given === 'string' && ID.test(given) && isFrom(incoming, proxies)
  return isUsable ? given : randomUUID()
}
