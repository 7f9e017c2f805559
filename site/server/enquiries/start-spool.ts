import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Destination } from './enquiries.ts'
import { mailMessage } from './mail/mail-message.ts'
import { smtpTransport } from './mail/mail-transport.ts'
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
import { receiveIntoSpool } from './receive-into-spool.ts'
import { startAlone } from './spool/alone.ts'
import { createErase, startErasure } from './spool/erasure.ts'
import { createSpool } from './spool/spool.ts'

/** Keeps enquiries in the spool of the data folder, mails them and erases what staff have. */
export function startSpool(
  { dataDir, mail, origin, enquiryRetentionDays }: Settings,
  now: () => number,
): Destination {
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
    receive: receiveIntoSpool(spool, () => worker?.wake()),
    internal: { spool, erase, now, mails: () => (mail ? alone.holds() : null) },
    parts: [spool.database],
    stop: async () => {
      await alone.stop()
      await spool.database.close()
    },
  }
}
