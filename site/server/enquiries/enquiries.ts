import type { IncomingMessage } from 'node:http'
import { clientKey, readProxies } from '../http/request/client-address.ts'
import type { Settings } from '../settings.ts'
import type { InboxFeed } from './inbox/internal-calls.ts'
import { createInternalToken, type InternalToken } from './inbox/internal-token.ts'
import { createRateLimit, type RateLimit } from './intake/rate-limit.ts'
import type { Receive } from './intake/submit.ts'
import { keepTrying, type Part } from './spool/keep-trying.ts'

/** Where enquiries go: the spool, or a provider's API host. */
export type Destination = {
  receive: Receive
  /** `null` with a provider's API host: nothing is kept here. */
  internal: InboxFeed | null
  /** What of it may be out of order for a while. */
  parts: Part[]
  stop: () => Promise<void>
}

/** Everything behind the contact form. */
export type Enquiries = Pick<Destination, 'receive' | 'internal' | 'stop'> & {
  rateLimit: RateLimit
  /** Whom an enquiry counts for. */
  clientOf: (incoming: IncomingMessage) => string
  /** The key to what is for programs on this machine. */
  token: InternalToken
  /** What is out of order, for the operator. */
  troubles: () => string[]
}

/** Takes enquiries for a destination; stops it with itself. */
export async function startEnquiries(
  settings: Settings,
  { receive, internal, parts: ownParts, stop }: Destination,
  now: () => number,
): Promise<Enquiries> {
  const proxies = readProxies(settings.trustedProxies)
  if (!proxies) throw new TypeError('TRUSTED_PROXIES')
  const token = createInternalToken(settings.internalToken, settings.dataDir)
  const parts = [...ownParts, token]
  await Promise.all(parts.map((part) => part.check()))
  const retries = parts.map(keepTrying)
  return {
    receive,
    internal,
    rateLimit: createRateLimit(settings.limits, now),
    clientOf: (incoming) => clientKey(incoming, proxies),
    token,
    troubles: () => parts.map((part) => part.trouble()).filter((trouble) => trouble !== null),
    stop: async () => {
      for (const stopTrying of retries) stopTrying()
      await stop()
    },
  }
}
