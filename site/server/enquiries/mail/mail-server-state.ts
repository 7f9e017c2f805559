import { type LogFacts, log } from '@noren/kit/process/log'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Time until an unreachable mail server is tried again, by the number of tries; the last repeats. */
const PAUSES_MS = [30 * SECOND, MINUTE, 2 * MINUTE]
const LONGEST_PAUSE_MS = 5 * MINUTE

/** Whether the mail server accepts mails, or the web hook calls; each change is one line in the log. */
export type MailServerState = {
  /** Whether to try it now. */
  mayTry: () => boolean
  /** Whether the last try failed. */
  isAway: () => boolean
  /** It could not be reached, or accepts nothing. */
  failed: (facts: LogFacts) => void
  /** It accepts mails, or at least answers to them. @param waiting how many there are */
  returned: (waiting: number) => void
}

/** @param what its name in the log */
export function createMailServerState(
  now: () => number,
  what: 'mail server' | 'web hook' = 'mail server',
): MailServerState {
  let away: { since: number; tries: number; nextTry: number } | null = null
  return {
    mayTry: () => away === null || now() >= away.nextTry,
    isAway: () => away !== null,
    failed: (facts) => {
      if (!away) log('warn', `${what} away`, facts)
      const { since, tries } = away ?? { since: now(), tries: 0 }
      const pause = PAUSES_MS[tries] ?? LONGEST_PAUSE_MS
      away = { since, tries: tries + 1, nextTry: now() + pause }
    },
    returned: (waiting) => {
      if (!away) return
      const seconds = Math.round((now() - away.since) / SECOND)
      log('info', `${what} back`, { seconds, tries: away.tries, waiting })
      away = null
    },
  }
}
