import type { MailNews, MailTrouble } from '@noren/contract/enquiry/handover'
import type { KnownMail } from '../spool/spool.ts'

/** A mail server may refuse the first tries for some minutes and then accept the mail. */
const LATE_MS = 10 * 60_000

/**
 * What the inbox learns of mails to staff: those sent, those long overdue, and those abandoned.
 *
 * @param hasServer whether the site sends mails
 * @param now in ms since 1970
 */
export function mailNews(
  mails: readonly KnownMail[],
  { hasServer, now }: { hasServer: boolean; now: number },
): MailNews[] {
  return mails.flatMap(({ id, state, receivedAt, turnedAway, endedAt }): MailNews[] => {
    if (state === 'done')
      return [{ id, mailedAt: new Date(endedAt ?? now).toISOString(), trouble: null }]
    if (state === 'failed') return [{ id, mailedAt: null, trouble: 'given-up' }]
    const isLate = state === 'pending' && now - receivedAt >= LATE_MS
    return isLate ? [{ id, mailedAt: null, trouble: troubleOf(hasServer, turnedAway) }] : []
  })
}

/** A mail that was never refused has not reached a server yet. */
function troubleOf(hasServer: boolean, turnedAway: number): MailTrouble {
  if (!hasServer) return 'no-server'
  return turnedAway > 0 ? 'refused' : 'unreachable'
}
