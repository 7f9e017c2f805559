import { type LogFacts, log } from '@noren/kit/process/log'

/** The problem of a part and what to do about it, for the operator. */
export type Problem = { reason: string; todo: string }

/** Whether a part works now. */
export type PartState = {
  /** What needs it, as named in the log. */
  what: string
  /** Name, reason and what to do, for the operator; `null` while it works. */
  problem: () => string | null
  works: () => void
  fails: (error: unknown) => void
}

/**
 * Remembers whether a part works, as its users report. Each change is one line in the log, however often
 * it is tried.
 *
 * @param name its name for the operator
 * @param what needs it, as named in the log
 * @param facts are in every line of the log
 */
export function createPartState(
  { name, what, facts = {} }: { name: string; what: string; facts?: LogFacts },
  explain: (error: unknown) => Problem,
): PartState {
  let current: { reason: string; todo: string; since: number } | null = null
  return {
    what,
    problem: () => current && `${name}: ${current.reason}. ${current.todo}.`,
    works: () => {
      if (!current) return
      const seconds = Math.round((performance.now() - current.since) / 1000)
      log('info', `${what} available again`, { ...facts, seconds })
      current = null
    },
    fails: (error) => {
      const { reason, todo } = explain(error)
      // One problem has several messages; the advice shows whether it is another problem.
      if (current?.todo !== todo) log('error', `${what} unavailable`, { ...facts, reason, todo })
      current = { reason, todo, since: current?.since ?? performance.now() }
    },
  }
}
