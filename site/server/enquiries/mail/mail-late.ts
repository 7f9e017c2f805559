import type { LateTable } from '@noren/contract/enquiry/recipients'
import { log } from '@noren/kit/process/log'
import { mailErrorFacts, smtpTransport } from '@noren/kit/process/mail-transport'
import type { PublishedContent } from '../../content/published-content.ts'
import type { MailSettings } from '../../settings.ts'
import type { Spool } from '../spool/spool.ts'
import { lateMessage } from './late-message.ts'
import { deskLinks, tableWords } from './table-words.ts'

/** Mails late requests; see `INTERNAL_CALLS.late`. @returns `null` when the mail server did not take it */
export type MailLate = (late: readonly LateTable[]) => Promise<boolean | null>

/**
 * Makes what mails the company about late requests, while the desk waits for the answer and asks again
 * otherwise: the site keeps nothing of them. Without a mail server nothing is mailed.
 */
export function createMailLate(
  spool: Pick<Spool, 'recipients'>,
  mail: MailSettings | null,
  { host, content }: { host: string; content: () => PublishedContent },
): MailLate {
  if (!mail) return async () => false
  const send = smtpTransport(mail.url)
  return async (tables) => {
    const { desk } = await spool.recipients()
    const described = (late: LateTable) => ({
      ...late,
      words: tableWords(late.table, content()),
      links: deskLinks(late.id, desk),
    })
    const [first, ...others] = tables.map(described)
    if (!first) return false
    try {
      await send(lateMessage([first, ...others], mail, host))
      return true
    } catch (error) {
      log('warn', 'mail of late requests not sent', mailErrorFacts(error))
      return null
    }
  }
}
