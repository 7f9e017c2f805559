import { errorFacts, log } from '@noren/kit/process/log'

/** A lock that one process at a time holds, and that ends with it. */
export type Lock = {
  /** What it is, for the operator. */
  name: string
  /** @throws {LockedElsewhere} when another process holds it @throws {Error} when it cannot be taken */
  take: () => Promise<HeldLock>
  /** Closes it for good. */
  close: () => Promise<void>
}

export type HeldLock = {
  /** Whether it still excludes others. */
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

/** Ends the work, then releases the lock. */
export type Alone = Work & {
  /** Whether this process holds the lock. */
  holds: () => boolean
}

/**
 * Does work in one process at a time, the one that holds the lock. A standby process takes the lock at its
 * next check after it is released.
 *
 * @param what the work is, as the log names it
 * @param lookMs how often another process's lock is tried, and its own is checked
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
