import type { MailNews, MailTrouble } from '@noren/contract/enquiry/handover'
import type { KnownMail } from '../spool/spool.ts'

/** A mail server may turn away the first tries for some minutes and then take the mail. */
const LATE_MS = 10 * 60_000

/**
 * What the inbox is told of mails to the staff: those that went out, those that should have long ago,
 * and those that were given up.
 *
 * @param hasServer whether mails are sent at all
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

/** A mail that was not turned away has met no server that would look at it. */
function troubleOf(hasServer: boolean, turnedAway: number): MailTrouble {
  if (!hasServer) return 'no-server'
  return turnedAway > 0 ? 'refused' : 'unreachable'
}
