import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { smtpTransport } from '@noren/kit/process/mail-transport'
import type { PublishedContent } from '../../content/published-content.ts'
import type { MailSettings } from '../../settings.ts'
import { isForOwners } from '../spool/recipients.ts'
import type { Spool } from '../spool/spool.ts'
import { createMailServerState } from './mail-server-state.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import { createReceiptLimit } from './receipt-limit.ts'
import { receiptMessage } from './receipt-message.ts'
import { staffMessages } from './staff-messages.ts'
import { suspectedMessage } from './suspected-message.ts'
import { tableReceiptMessage } from './table-receipt-message.ts'

const HOUR_MS = 60 * 60 * 1000
/** How many suspected enquiries one mail covers, even in a flood of spam. */
const SUSPECTED_BATCH = 1000
/** The inbox still has the enquiry. */
const GIVE_UP_MAIL_MS = 96 * HOUR_MS
/** A mistyped address is refused forever, and a late receipt says nothing new. */
const GIVE_UP_RECEIPT_MS = HOUR_MS

/** Mails enquiries to the staff and, where it is wanted, receipts to visitors. */
export function startMails(
  spool: Pick<Spool, 'mails' | 'suspected' | 'receipts' | 'recipients' | 'isCancelled'>,
  mail: MailSettings,
  {
    host,
    content,
    linkOf,
    delivered,
    lookMs,
    now,
  }: {
    /** Our own, for the Message-ID. */
    host: string
    content: () => PublishedContent
    /** The address of the guest's link to the table of an enquiry; `null` where there is none. */
    linkOf: (enquiry: HandedEnquiry) => string | null
    /** Called after each mail that was sent or abandoned. */
    delivered: () => Promise<void>
    /** How often the spool is checked: another process may have accepted an enquiry. */
    lookMs: number
    now: () => number
  },
): MailWorker {
  const server = createMailServerState(now)
  const send = smtpTransport(mail.url)
  const shared = { server, send, delivered, lookMs }
  const toStaff = startMailWorker(spool.mails, {
    ...shared,
    ...staffMessages(spool, mail, { host, content, send }),
    what: 'mail',
    batch: 1,
    horizonMs: GIVE_UP_MAIL_MS,
  })
  const suspected = startMailWorker(spool.suspected, {
    ...shared,
    what: 'mail of suspected spam',
    batch: SUSPECTED_BATCH,
    horizonMs: GIVE_UP_MAIL_MS,
    compose: async (enquiry, others) => {
      const recipients = await spool.recipients()
      const [first, ...more] = [enquiry, ...others].filter((each) => !isForOwners(recipients, each))
      return first ? suspectedMessage([first, ...more], mail, host) : null
    },
  })
  const limit = createReceiptLimit(now)
  const toVisitors = startMailWorker(spool.receipts, {
    ...shared,
    what: 'receipt',
    batch: 1,
    horizonMs: GIVE_UP_RECEIPT_MS,
    compose: async (enquiry) => {
      const isTable = enquiry.table !== undefined
      // One that waited would still call the table a request.
      if (isTable && (await spool.isCancelled(enquiry.id))) return null
      // Receipts that wait from when they were on are not sent any more.
      if (!(mail.receipt || isTable) || !limit.admits(enquiry)) return null
      return isTable
        ? tableReceiptMessage(enquiry, linkOf(enquiry), mail, host, content())
        : receiptMessage(enquiry, mail, host, content())
    },
  })
  return {
    report: toStaff.report,
    wake: () => {
      toStaff.wake()
      suspected.wake()
      toVisitors.wake()
    },
    stop: async () => {
      await Promise.all([toStaff.stop(), suspected.stop(), toVisitors.stop()])
    },
  }
}
