import { type LogFacts, log } from '@noren/contract/process/log'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Time until a mail server that is away is tried again, by how often it was; the last repeats. */
const PAUSES_MS = [30 * SECOND, MINUTE, 2 * MINUTE]
const LONGEST_PAUSE_MS = 5 * MINUTE

/** Whether the mail server takes mails; each change is one line in the log. */
export type MailServerState = {
  /** Whether it is worth a try now. */
  mayTry: () => boolean
  /** Whether it took nothing when it was last tried. */
  isAway: () => boolean
  /** It could not be reached, or takes nothing. */
  failed: (facts: LogFacts) => void
  /** It takes mails, or at least looks at them. @param waiting how many there are */
  returned: (waiting: number) => void
}

export function createMailServerState(now: () => number): MailServerState {
  let away: { since: number; tries: number; nextTry: number } | null = null
  return {
    mayTry: () => away === null || now() >= away.nextTry,
    isAway: () => away !== null,
    failed: (facts) => {
      if (!away) log('warn', 'mail server away', facts)
      const { since, tries } = away ?? { since: now(), tries: 0 }
      const pause = PAUSES_MS[tries] ?? LONGEST_PAUSE_MS
      away = { since, tries: tries + 1, nextTry: now() + pause }
    },
    returned: (waiting) => {
      if (!away) return
      const seconds = Math.round((now() - away.since) / SECOND)
      log('info', 'mail server back', { seconds, tries: away.tries, waiting })
      away = null
    },
  }
}
