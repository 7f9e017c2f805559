import { errorFacts, log } from '../log.ts'
import { eraseDelivered, removeDelivered } from './deliveries.ts'
import type { Spool } from './spool.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long a repeated enquiry is still recognised after it was delivered. */
const REMEMBERED_MS = 24 * HOUR_MS

/** Erases what staff have. */
export type Erasure = {
  /** Erases now; nothing that was erased is left in the file or its log. */
  run: () => Promise<void>
  stop: () => void
}

/**
 * Once an enquiry has been mailed (or no mail is wanted) and collected, the spool forgets who wrote
 * what, and after a day that there was anything (architecture, "The enquiry spool").
 */
export function startErasure(spool: Spool, now: () => number): Erasure {
  async function run(): Promise<void> {
    const erased = await spool.database.write((db) => {
      removeDelivered(db, now() - REMEMBERED_MS)
      return eraseDelivered(db)
    })
    if (erased > 0) spool.database.checkpoint()
  }
  const runLogged = () => {
    run().catch((error: unknown) => log('error', 'erasure', errorFacts(error)))
  }
  runLogged()
  const timer = setInterval(runLogged, HOUR_MS)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}
