import { errorFacts, log } from '@noren/contract/process/log'
import type { Work } from './alone.ts'
import type { FileSpool } from './file/file-spool.ts'
import type { SharedSpool } from './shared/shared-spool.ts'
import { type Spool, SpoolUnavailable } from './spool.ts'

/** Enquiries handed over between two looks at what else there is to do. */
const BATCH = 50

/**
 * The shared spool, with a file of this machine that takes enquiries while it is away and keeps them
 * until they are handed over ({@link startHandover}). Everything else waits for the shared one.
 */
export function withReserve(shared: SharedSpool, reserve: FileSpool): Spool {
  /** The file is asked as well; that it cannot be used stops nothing. */
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
      // Until they are handed over, repeated ones are recognised here.
      const known = fromFile(() => reserve.known(enquiry))
      if (known) return known
      if (shared.trouble() === null) {
        try {
          return await shared.store(enquiry)
        } catch (error) {
          // It may have been committed and the answer lost: under its id it stays one enquiry.
          if (!(error instanceof SpoolUnavailable)) throw error
        }
      }
      return reserve.store(enquiry)
    },
    counts: async () => {
      const held = fromFile(reserve.size)
      const counts = shared.trouble() === null ? await shared.counts() : {}
      return held === null ? counts : { ...counts, 'handover pending': held }
    },
    waitingSince: async () => {
      const since = shared.trouble() === null ? await shared.waitingSince() : {}
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
 * Hands what the file holds over to the shared spool, the oldest first, whenever that is there. An
 * enquiry leaves the file once it is committed there; after a crash in between it is handed over
 * again, and known by its id.
 *
 * @param lookMs how often it is looked whether there is something to hand over
 * @param arrived told when something has been handed over
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
    if (busy || shared.trouble() !== null) return
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
