import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { PublishedContent } from '../../content/published-content.ts'
import type { HookSettings } from '../../hook-settings.ts'
import type { Send } from '../../http/outgoing/sender.ts'
import { isAct } from '../mail/act-message.ts'
import { createMailServerState } from '../mail/mail-server-state.ts'
import { type MailWorker, startMailWorker } from '../mail/mail-worker.ts'
import { deskLinks, tableWords } from '../mail/table-words.ts'
import { isForOwners } from '../spool/recipients.ts'
import type { Spool } from '../spool/spool.ts'
import { createHook } from './call-hook.ts'
import { actHookBody, hookBody } from './hook-body.ts'

/** What is of yesterday is no news in a chat. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000

/**
 * Calls the web hook about each requested table and what guests do with its link, and again like a mail that was
 * not taken. Without a hook in the settings, calls that wait from when there was one are dropped, so that their
 * enquiries can be erased.
 */
export function startHook(
  spool: Pick<Spool, 'hooks' | 'recipients'>,
  hook: HookSettings | null,
  {
    content,
    delivered,
    lookMs,
    now,
    send,
  }: {
    content: () => PublishedContent
    /** Called after each call that succeeded or was abandoned. */
    delivered: () => Promise<void>
    /** How often the spool is checked. */
    lookMs: number
    now: () => number
    /** In place of the network. */
    send?: Send
  },
): MailWorker {
  const call = hook && createHook(hook, now, send)

  async function compose(enquiry: HandedEnquiry): Promise<string | null> {
    const { table } = enquiry
    if (!hook || !table) return null
    const recipients = await spool.recipients()
    if (isForOwners(recipients, enquiry)) return null
    const given = {
      words: tableWords(table, content()),
      links: deskLinks(enquiry.act?.of ?? enquiry.id, recipients.desk),
      withGuest: hook.withGuest,
    }
    return isAct(enquiry) ? actHookBody(enquiry, given) : hookBody({ ...enquiry, table }, given)
  }

  return startMailWorker(spool.hooks, {
    what: 'web hook',
    batch: 1,
    horizonMs: hook ? GIVE_UP_MS : 0,
    server: createMailServerState(now, 'web hook'),
    send: async (body: string) => call?.(body),
    compose,
    delivered,
    lookMs,
  })
}
