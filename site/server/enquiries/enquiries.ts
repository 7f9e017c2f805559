import { join } from 'node:path'
import type { HeaderPolicy } from '../http/headers.ts'
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
  internal: InternalDesk | null
  stop: () => Promise<void>
}

type Surroundings = {
  apiHost: ApiHost | null
  origin: string
  policy: HeaderPolicy
  now: () => number
}

/**
 * Opens the spool and starts its mail; or, with a provider's API host, passes enquiries on.
 * @throws {Error} when the spool or its token cannot be opened
 */
export function startEnquiries(settings: Settings, around: Surroundings): Enquiries {
  const { apiHost, now } = around
  const rateLimit = createRateLimit(settings.limits, now)
  if (apiHost) return { desk: apiHost.desk, rateLimit, internal: null, stop: async () => {} }
  return { rateLimit, ...startSpool(settings, around) }
}

function startSpool(
  { dataDir, mail, ...settings }: Settings,
  { origin, policy, now }: Surroundings,
): Omit<Enquiries, 'rateLimit'> {
  const token = internalToken(settings.internalToken, dataDir)
  const spool = openSpool(join(dataDir, 'enquiries.db'), { mailed: mail !== null, now })
  const erasure = startErasure(spool, now)
  const { host } = new URL(origin)
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
    internal: { spool, erasure, token, policy, now },
    stop: async () => {
      erasure.stop()
      await worker?.stop()
      spool.database.checkpoint()
      spool.database.close()
    },
  }
}
