import type { LateTable } from '@noren/contract/enquiry/recipients'
import { log } from '@noren/kit/process/log'
import { mailErrorFacts, smtpTransport } from '@noren/kit/process/mail-transport'
import type { PublishedContent } from '../../content/published-content.ts'
import { createKept } from '../../kept.ts'
import type { MailSettings } from '../../settings.ts'
import type { Spool } from '../spool/spool.ts'
import { lateMessage } from './late-message.ts'
import { deskLinks, tableWords } from './table-words.ts'

/** Longer than a desk that did not get the answer asks again. */
const KEPT_MS = 60 * 60_000
const MOST = 1000

/** Mails late requests; see `INTERNAL_CALLS.late`. @returns `null` when the mail server did not take it */
export type MailLate = (late: readonly LateTable[]) => Promise<boolean | null>

/**
 * Makes what mails the company about late requests, while the desk waits for the answer and asks again
 * otherwise. A mail server may take longer than it waits: what was mailed is remembered for an hour, so that it
 * is not mailed again. Without a mail server nothing is mailed.
 */
export function createMailLate(
  spool: Pick<Spool, 'recipients'>,
  mail: MailSettings | null,
  { host, content }: { host: string; content: () => PublishedContent },
): MailLate {
  if (!mail) return async () => false
  const send = smtpTransport(mail.url)
  const mailed = createKept<true>({ keptMs: KEPT_MS, limit: MOST, sizeOf: () => 1 })

  const mailNew: MailLate = async (tables) => {
    const { desk } = await spool.recipients()
    const described = (late: LateTable) => ({
      ...late,
      words: tableWords(late.table, content()),
      links: deskLinks(late.id, desk),
    })
    const [first, ...others] = tables.filter(({ id }) => !mailed.find(id)).map(described)
    if (!first) return tables.length > 0
    try {
      await send(lateMessage([first, ...others], mail, host))
    } catch (error) {
      log('warn', 'mail of late requests not sent', mailErrorFacts(error))
      return null
    }
    for (const { id } of [first, ...others]) mailed.keep(id, true)
    return true
  }

  let last: Promise<unknown> = Promise.resolve()
  return (tables) => {
    const answer = last.then(() => mailNew(tables))
    last = answer.catch(() => undefined)
    return answer
  }
}
