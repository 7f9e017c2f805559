import { errorFacts, log } from '@noren/kit/process/log'
import type { Work } from './alone.ts'
import type { FileSpool } from './file/file-spool.ts'
import type { SharedSpool } from './shared/shared-spool.ts'
import { type Spool, SpoolUnavailable } from './spool.ts'

/** Enquiries handed over in one batch. */
const BATCH = 50

/**
 * The shared spool, with a file of this machine that accepts enquiries while the shared one is unreachable
 * and keeps them until they are handed over ({@link startHandover}). All other work waits for the shared
 * one.
 */
export function withReserve(shared: SharedSpool, reserve: FileSpool): Spool {
  /** The file is asked as well; its failure stops nothing. */
  function fromFile<Found>(ask: () => Found): Found | null {
    try {
      return ask()
    } catch (error) {
      if (error instanceof SpoolUnavailable) return null
      throw error
    }
  }

  return {
    ...shared,
    store: async (enquiry) => {
      // Until the handover, repeated enquiries are recognised here.
      const known = fromFile(() => reserve.known(enquiry))
      if (known) return known
      if (shared.problem() === null) {
        try {
          return await shared.store(enquiry)
        } catch (error) {
          // It may have been committed although the answer was lost: its id keeps it one enquiry.
          if (!(error instanceof SpoolUnavailable)) throw error
        }
      }
      return reserve.store(enquiry)
    },
    storeAct: async (given) => {
      // Behind its enquiry: the handover finds out under which id staff have that.
      const isBehind = fromFile(() => reserve.holds(given.act.of))
      if (!isBehind && shared.problem() === null) {
        try {
          return await shared.storeAct(given)
        } catch (error) {
          if (!(error instanceof SpoolUnavailable)) throw error
        }
      }
      return reserve.storeAct(given)
    },
    isCancelled: async (id) => {
      const isHere = shared.problem() === null
      // Until the handover, what was cancelled here is known here alone.
      return (
        (await reserve.isCancelled(id).catch(() => false)) || (isHere && shared.isCancelled(id))
      )
    },
    counts: async () => {
      const held = fromFile(reserve.size)
      const counts = shared.problem() === null ? await shared.counts() : {}
      return held === null ? counts : { ...counts, 'handover pending': held }
    },
    waitingSince: async () => {
      const since = shared.problem() === null ? await shared.waitingSince() : {}
      const [oldest] = fromFile(() => reserve.oldest(1)) ?? []
      return oldest ? { ...since, handover: oldest.enquiry.received_at } : since
    },
    close: async () => {
      await shared.close()
      await reserve.close()
    },
  }
}

/**
 * Hands the file's enquiries over to the shared spool, the oldest first, whenever that works. An enquiry
 * leaves the file once it is committed there; after a crash in between it is handed over again and
 * recognised by its id.
 *
 * @param lookMs how often to check for enquiries to hand over
 * @param arrived called after a handover
 */
export function startHandover(
  shared: SharedSpool,
  reserve: FileSpool,
  { lookMs, arrived }: { lookMs: number; arrived: () => void },
): Work {
  let stopped = false
  let running = Promise.resolve()
  const timer = setInterval(look, lookMs).unref()
  let busy = false

  function look(): void {
    if (busy || shared.problem() !== null) return
    busy = true
    running = handOver()
      .catch((error: unknown) => {
        if (!(error instanceof SpoolUnavailable)) log('error', 'handover', errorFacts(error))
      })
      .finally(() => {
        busy = false
      })
  }

  async function handOver(): Promise<void> {
    let count = 0
    while (!stopped) {
      const oldest = reserve.oldest(BATCH)
      if (oldest.length === 0) break
      for (const rows of oldest) await shared.takeOver(rows)
      await reserve.forget(oldest.map(({ enquiry }) => enquiry.id))
      count += oldest.length
    }
    if (count === 0) return
    log('info', 'enquiries handed over', { count })
    arrived()
  }

  look()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
