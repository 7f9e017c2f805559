import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { clientKey, readProxies } from '../http/client-address.ts'
import type { ApiHost } from '../import/api-host.ts'
import type { Settings } from '../settings.ts'
import { startErasure } from './erasure.ts'
import type { InternalDesk } from './internal-calls.ts'
import { internalToken } from './internal-token.ts'
import { mailMessage } from './mail-message.ts'
import { smtpTransport, startMailWorker } from './mail-worker.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { openSpool } from './spool.ts'
import { spoolDesk } from './spool-desk.ts'
import type { Desk } from './submit.ts'

/** Everything behind the contact form. */
export type Enquiries = {
  desk: Desk
  rateLimit: RateLimit
  /** Whom an enquiry counts for. */
  clientOf: (incoming: IncomingMessage) => string
  internal: InternalDesk | null
  stop: () => Promise<void>
}

type Surroundings = { apiHost: ApiHost | null; now: () => number }

/**
 * Opens the spool and starts its mail; or, with a provider's API host, passes enquiries on.
 * @throws {Error} when the spool or its token cannot be opened
 */
export function startEnquiries(settings: Settings, { apiHost, now }: Surroundings): Enquiries {
  const proxies = readProxies(settings.trustedProxies)
  if (!proxies) throw new TypeError('TRUSTED_PROXIES')
  const rateLimit = createRateLimit(settings.limits, now)
  const clientOf = (incoming: IncomingMessage) => clientKey(incoming, proxies)
  const kept = apiHost
    ? { desk: apiHost.desk, internal: null, stop: async () => {} }
    : startSpool(settings, now)
  return { rateLimit, clientOf, ...kept }
}

function startSpool(
  { dataDir, mail, origin, internalToken: configured }: Settings,
  now: () => number,
): Pick<Enquiries, 'desk' | 'internal' | 'stop'> {
  const token = internalToken(configured, dataDir)
  const spool = openSpool(join(dataDir, 'enquiries.db'), { mailed: mail !== null, now })
  const erasure = startErasure(spool, now)
  const host = origin ? new URL(origin).hostname : 'localhost'
  const worker =
    mail &&
    startMailWorker(spool, {
      send: smtpTransport(mail.url),
      compose: (enquiry) => mailMessage(enquiry, mail, host),
      delivered: erasure.run,
      now,
    })
  return {
    desk: spoolDesk(spool, () => worker?.wake()),
    internal: { spool, erasure, token, now },
    stop: async () => {
      erasure.stop()
      await worker?.stop()
      await spool.database.close()
    },
  }
}
