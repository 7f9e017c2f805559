import { join } from 'node:path'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { PublishedContent } from '../content/published-content.ts'
import { createGuestLinks } from '../guest-links.ts'
import type { Settings } from '../settings.ts'
import type { Waits } from '../waits.ts'
import type { Destination } from './enquiries.ts'
import { startHook } from './hook/start-hook.ts'
import { createMailLate } from './mail/mail-late.ts'
import type { MailWorker } from './mail/mail-worker.ts'
import { startMails } from './mail/start-mails.ts'
import { receiveIntoSpool } from './receive-into-spool.ts'
import { startAlone } from './spool/alone.ts'
import { flagBursts } from './spool/burst.ts'
import { createErase, startErasure } from './spool/erasure.ts'
import { fileLock } from './spool/file/file-lock.ts'
import { createFileSpool } from './spool/file/file-spool.ts'
import type { RateLimit } from './spool/rate-limit.ts'
import { startHandover, withReserve } from './spool/reserve.ts'
import { sharedLock } from './spool/shared/shared-lock.ts'
import { createSharedSpool } from './spool/shared/shared-spool.ts'
import { watchStepsBack } from './spool/steps-back.ts'

/**
 * Keeps enquiries in the shared spool where there is one, else in that of the data folder, mails
 * them and erases what staff have.
 */
export function startSpool(
  settings: Settings,
  rateLimit: RateLimit,
  content: () => PublishedContent,
  { waits: { look }, now }: { waits: Pick<Waits, 'look'>; now: () => number },
): Destination {
  const { dataDir, mail, hook, origin, limits, enquiryRetentionDays, spoolUrl } = settings
  const mailed = {
    staff: mail !== null,
    visitor: mail?.receipt === true,
    hook: hook !== null,
  }
  const file = createFileSpool(join(dataDir, 'enquiries.db'), { mailed, rateLimit, now })
  const ownLock = fileLock(join(dataDir, 'site.lock'))
  const shared = spoolUrl === null ? null : createSharedSpool(spoolUrl, { mailed, limits, now })
  const { spool, stepsBack } = watchStepsBack(shared ? withReserve(shared, file) : file)
  const gate = flagBursts(spool, { limits, now })
  const erase = createErase(spool, enquiryRetentionDays)
  const links = createGuestLinks(settings)
  const linkOf = ({ id, table, language }: HandedEnquiry): string | null => {
    const path = table ? links.asked(id, table, language) : null
    return path === null ? null : (origin ?? `http://localhost:${settings.port}`) + path
  }
  const host = origin ? new URL(origin).hostname : 'localhost'
  let worker: MailWorker | null = null
  let hooks: MailWorker | null = null
  const wake = () => {
    worker?.wake()
    hooks?.wake()
  }
  const lock = spoolUrl === null ? ownLock : sharedLock(spoolUrl)
  const alone = startAlone(lock, { what: 'mail and erasure', lookMs: look }, () => {
    const erasure = startErasure(erase)
    const work = { content, delivered: erase, lookMs: 2 * look, now }
    worker = mail && startMails(spool, mail, { host, linkOf, ...work })
    const calls = startHook(spool, hook, work)
    hooks = calls
    return {
      stop: async () => {
        erasure.stop()
        await worker?.stop()
        await calls.stop()
      },
    }
  })
  const handover =
    shared &&
    startAlone(ownLock, { what: 'handover', lookMs: look }, () => {
      const erasure = startErasure(createErase(file, enquiryRetentionDays))
      const work = startHandover(shared, file, { lookMs: look, arrived: wake })
      return {
        stop: async () => {
          erasure.stop()
          await work.stop()
        },
      }
    })
  return {
    receive: receiveIntoSpool(gate, { now, stored: wake }),
    internal: {
      spool,
      erase,
      mails: () => (mail ? alone.holds() : null),
      inBursts: gate.inBursts,
      stepsBack,
      mailLate: createMailLate(spool, mail, { host, content }),
    },
    wake,
    mail: () => worker?.report() ?? null,
    places: shared ? [shared, file] : [file],
    stop: async () => {
      await alone.stop()
      await handover?.stop()
      await spool.close()
    },
  }
}
