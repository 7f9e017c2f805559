import { faultFacts, log } from '@noren/kit/process/log'
import { MINUTE_MS } from './lengths.ts'

/** A run that is this late, or takes this long, will not end without help. */
export const STUCK_MS = 10 * MINUTE_MS

/** Work that the leading desk repeats. */
export type Job = {
  /** When this desk runs it next; `null` while another desk does. */
  nextRun: () => Date | null
  /** Whether a run does not end, or the next does not begin. */
  isStuck: () => boolean
  /** Ends the job once the current run is done. */
  stop: () => Promise<void>
}

type Options = {
  isLeader: () => boolean
  /** @param now the time of the run, in milliseconds since 1970 */
  work: (now: number) => Promise<void>
  /** Milliseconds from one time to the next. */
  pause: number
  /** Milliseconds until the next try after a failure, or while another desk leads. */
  retry: number
  /** The log's message for a failure. */
  complaint: string
  now?: () => number
}

/** Starts a repeated job. */
export function startJob(options: Options): Job {
  const { isLeader, work, pause, retry, complaint, now = Date.now } = options
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let nextRun: Date | null = null
  // This clock stops while the machine sleeps, as timers do.
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

  async function run(): Promise<void> {
    const leads = isLeader()
    const wait = leads ? await workOrComplain() : retry
    if (stopped) return
    nextRun = leads ? new Date(now() + wait) : null
    dueAt = performance.now() + wait
    timer = setTimeout(() => {
      running = run()
    }, wait)
    timer.unref()
  }

  let running = run()
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
