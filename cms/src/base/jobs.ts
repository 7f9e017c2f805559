import { faultFacts, log } from '@noren/contract/process/log'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** A round that is so late, or takes so long, will not end by itself. */
export const STUCK_MS = 10 * MINUTE_MS

/** Work that is done now and then again and again, by the desk that leads. */
export type Rounds = {
  /** When this desk does it the next time; `null` while another one does. */
  nextRun: () => Date | null
  /** Whether one does not end, or the next does not begin. */
  isStuck: () => boolean
  /** Ends it once what is under way is done. */
  stop: () => Promise<void>
}

type Options = {
  isLeader: () => boolean
  /** @param now the moment it is done for, in milliseconds since 1970 */
  work: (now: number) => Promise<void>
  /** Milliseconds from one time to the next. */
  pause: number
  /** Milliseconds until it is tried again where it failed, or another desk leads. */
  retry: number
  /** What the log says when it fails. */
  complaint: string
  now?: () => number
}

/** Starts such work. */
export function startRounds(options: Options): Rounds {
  const { isLeader, work, pause, retry, complaint, now = Date.now } = options
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let nextRun: Date | null = null
  // By a clock that stands still while the machine sleeps, as timers do.
  let dueAt = performance.now()

  async function workOrComplain(): Promise<number> {
    try {
      await work(now())
      return pause
    } catch (error) {
      log('error', complaint, faultFacts(error))
      return retry
    }
  }

  async function round(): Promise<void> {
    const leads = isLeader()
    const wait = leads ? await workOrComplain() : retry
    if (stopped) return
    nextRun = leads ? new Date(now() + wait) : null
    dueAt = performance.now() + wait
    timer = setTimeout(() => {
      running = round()
    }, wait)
    timer.unref()
  }

  let running = round()
  return {
    nextRun: () => nextRun,
    isStuck: () => performance.now() - dueAt > STUCK_MS,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
