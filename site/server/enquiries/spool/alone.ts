import { errorFacts, log } from '@noren/contract/process/log'

/** A lock that one process at a time holds, and that dies with it. */
export type Lock = {
  /** What it is, for the operator. */
  name: string
  /** @throws {LockedElsewhere} when another process holds it @throws {Error} when it cannot be had */
  take: () => Promise<HeldLock>
  /** Nobody is going to take it any more. */
  close: () => Promise<void>
}

export type HeldLock = {
  /** Whether it still keeps others out. */
  isHeld: () => Promise<boolean>
  release: () => Promise<void>
}

/** Another process holds the lock. */
export class LockedElsewhere extends Error {
  constructor(cause?: unknown) {
    super('Another process holds the lock', { cause })
    this.name = 'LockedElsewhere'
  }
}

/** Work that is done while the lock is held. */
export type Work = { stop: () => Promise<void> }

/** Ends the work, then gives the lock to whoever waits for it. */
export type Alone = Work & {
  /** Whether this process is the one. */
  holds: () => boolean
}

/**
 * Does work in one process at a time, whoever holds the lock. A process that stands by has it with
 * its next look after it came free.
 *
 * @param what the work is, as the log names it
 * @param lookMs how often a lock another process holds is tried, and one's own is looked at
 */
export function startAlone(
  lock: Lock,
  { what, lookMs }: { what: string; lookMs: number },
  start: () => Work,
): Alone {
  let held: HeldLock | null = null
  let work: Work | null = null
  let obstacle: string | null = null
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking = look()

  async function look(): Promise<void> {
    if (held && !(await held.isHeld())) await release()
    if (!held && !stopped && (await take())) work = start()
    if (!stopped) timer = setTimeout(next, lookMs).unref()
  }

  function next(): void {
    looking = look()
  }

  async function take(): Promise<boolean> {
    try {
      held = await lock.take()
    } catch (error) {
      const reason = String(errorFacts(error).error)
      if (obstacle !== reason) logObstacle(error)
      obstacle = reason
      return false
    }
    if (obstacle !== null) log('info', `${what} taken over`)
    obstacle = null
    return true
  }

  function logObstacle(error: unknown): void {
    if (error instanceof LockedElsewhere)
      log('info', `${what} done by another process; this one stands by`)
    else log('error', `${what} halted`, { lock: lock.name, ...errorFacts(error) })
  }

  async function release(): Promise<void> {
    await work?.stop()
    work = null
    await held?.release()
    held = null
  }

  return {
    holds: () => held !== null,
    stop: async () => {
      stopped = true
      await looking
      clearTimeout(timer)
      await release()
      await lock.close()
    },
  }
}
