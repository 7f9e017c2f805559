import { errorFacts, log } from '@noren/kit/process/log'
import { type Spool, SpoolUnavailable } from './spool.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** How long after its delivery an enquiry is recognised when it is repeated. */
const REMEMBERED_MS = DAY_MS

/** Erases what staff have received; nothing of it is left in a file or its log. */
export type Erase = () => Promise<void>

/**
 * Once an enquiry has been mailed (or no mail is wanted) and collected, the spool erases who wrote what,
 * and after a day the whole row (docs/house.md#the-enquiry-spool). Uncollected enquiries are kept no
 * longer than the privacy policy says.
 */
export function createErase({ erase }: Pick<Spool, 'erase'>, retentionDays: number): Erase {
  return async () => {
    const expired = await erase({ remembered: REMEMBERED_MS, kept: retentionDays * DAY_MS })
    if (expired > 0) log('warn', 'enquiries nobody came for deleted', { count: expired })
  }
}

/** Erases now and every hour. */
export function startErasure(erase: Erase): { stop: () => void } {
  const run = () => void erase().catch(logError)
  run()
  const timer = setInterval(run, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}

function logError(error: unknown): void {
  if (!(error instanceof SpoolUnavailable)) log('error', 'erasure', errorFacts(error))
}
