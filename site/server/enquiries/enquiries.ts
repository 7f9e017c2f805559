import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { clientKey, readProxies } from '../http/request/client-address.ts'
import type { ApiHost } from '../import/api-host.ts'
import { createRefusedForms, type RefusedForms } from '../pages/form/refused-forms.ts'
import type { Settings } from '../settings.ts'
import type { InternalDesk } from './inbox/internal-calls.ts'
import { createInternalToken, type InternalToken } from './inbox/internal-token.ts'
import { createRateLimit, type RateLimit } from './intake/rate-limit.ts'
import type { Desk } from './intake/submit.ts'
import { mailMessage } from './mail/mail-message.ts'
import { smtpTransport } from './mail/mail-transport.ts'
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
import { startAlone } from './spool/alone.ts'
import { createErase, startErasure } from './spool/erasure.ts'
import { keepTrying, type Part } from './spool/keep-trying.ts'
import { createSpool } from './spool/spool.ts'
import { spoolDesk } from './spool/spool-desk.ts'

/** Everything behind the contact form. */
export type Enquiries = {
  desk: Desk
  rateLimit: RateLimit
  /** Whom an enquiry counts for. */
  clientOf: (incoming: IncomingMessage) => string
  refusedForms: RefusedForms
  /** The key to what is for programs on this machine. */
  token: InternalToken
  /** `null` with a provider's API host: nothing is kept here. */
  internal: InternalDesk | null
  /** What is out of order, for the operator. */
  troubles: () => string[]
  stop: () => Promise<void>
}

type Surroundings = { apiHost: ApiHost | null; now: () => number }
type Kept = Pick<Enquiries, 'desk' | 'internal' | 'stop'> & { parts: Part[] }

/** Takes enquiries into the spool and mails them; or, with a provider's API host, passes them on. */
export async function startEnquiries(
  settings: Settings,
  { apiHost, now }: Surroundings,
): Promise<Enquiries> {
  const proxies = readProxies(settings.trustedProxies)
  if (!proxies) throw new TypeError('TRUSTED_PROXIES')
  const token = createInternalToken(settings.internalToken, settings.dataDir)
  const kept: Kept = apiHost
    ? { desk: apiHost.desk, internal: null, parts: [], stop: async () => {} }
    : startSpool(settings, now)
  const parts = [...kept.parts, token]
  await Promise.all(parts.map((part) => part.check()))
  const retries = parts.map(keepTrying)
  return {
    rateLimit: createRateLimit(settings.limits, now),
    clientOf: (incoming) => clientKey(incoming, proxies),
    refusedForms: createRefusedForms(),
    token,
    desk: kept.desk,
    internal: kept.internal,
    troubles: () => parts.map((part) => part.trouble()).filter((trouble) => trouble !== null),
    stop: async () => {
      for (const stop of retries) stop()
      await kept.stop()
    },
  }
}

function startSpool(
  { dataDir, mail, origin, enquiryRetentionDays }: Settings,
  now: () => number,
): Kept {
  const spool = createSpool(join(dataDir, 'enquiries.db'), { mailed: mail !== null, now })
  const erase = createErase(spool, { now, retentionDays: enquiryRetentionDays })
  const host = origin ? new URL(origin).hostname : 'localhost'
  let worker: MailWorker | null = null
  const alone = startAlone(join(dataDir, 'site.lock'), 'mail and erasure', () => {
    const erasure = startErasure(erase)
    worker =
      mail &&
      startMailWorker(spool, {
        send: smtpTransport(mail.url),
        compose: (enquiry) => mailMessage(enquiry, mail, host),
        delivered: erase,
        now,
      })
    return {
      stop: async () => {
        erasure.stop()
        await worker?.stop()
      },
    }
  })
  return {
    desk: spoolDesk(spool, () => worker?.wake()),
    internal: { spool, erase, now, mails: () => (mail ? alone.holds() : null) },
    parts: [spool.database],
    stop: async () => {
      await alone.stop()
      await spool.database.close()
    },
  }
}
