import { errorFacts, log } from '../../log.ts'
import { SpoolUnavailable } from './database.ts'
import { eraseDelivered, removeDelivered, removeExpired } from './deliveries.ts'
import type { Spool } from './spool.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
/** How long a repeated enquiry is still recognised after it was delivered. */
const REMEMBERED_MS = DAY_MS

/** Erases what staff have; nothing that was erased is left in the file or its log. */
export type Erase = () => Promise<void>

/**
 * Once an enquiry has been mailed (or no mail is wanted) and collected, the spool forgets who wrote
 * what, and after a day that there was anything (docs/house.md#the-enquiry-spool). What nobody came
 * for is kept no longer than the privacy policy says.
 */
export function createErase(
  { database }: Spool,
  { now, retentionDays }: { now: () => number; retentionDays: number },
): Erase {
  let lingers = false
  return async function erase() {
    const { erased, expired } = await database.write((db) => {
      removeDelivered(db, now() - REMEMBERED_MS)
      return {
        erased: eraseDelivered(db),
        expired: removeExpired(db, now() - retentionDays * DAY_MS),
      }
    })
    if (expired > 0) log('warn', 'enquiries nobody came for deleted', { count: expired })
    if (erased + expired === 0 && !lingers) return
    lingers = !database.checkpoint()
    if (lingers) setTimeout(() => erase().catch(logFault), SECOND_MS).unref()
  }
}

/** Erases now and every hour. */
export function startErasure(erase: Erase): { stop: () => void } {
  const run = () => void erase().catch(logFault)
  run()
  const timer = setInterval(run, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}

function logFault(error: unknown): void {
  if (!(error instanceof SpoolUnavailable)) log('error', 'erasure', errorFacts(error))
}
