import { type LogFacts, log } from '@noren/contract/process/log'

/** What is wrong with something and what to do about it, for the operator. */
export type Trouble = { reason: string; todo: string }

/** Whether something of ours can be used at the moment. */
export type PartState = {
  /** What it is needed for, as the log names it. */
  what: string
  /** Name, reason and what to do, for the operator; `null` while it works. */
  trouble: () => string | null
  works: () => void
  fails: (error: unknown) => void
}

/**
 * Remembers whether something works, from those who use it. Each change is one line in the log,
 * however often it is tried.
 *
 * @param name how the operator knows it
 * @param what it is needed for, as the log names it
 * @param facts stand in every line of the log
 */
export function createPartState(
  { name, what, facts = {} }: { name: string; what: string; facts?: LogFacts },
  explain: (error: unknown) => Trouble,
): PartState {
  let current: { reason: string; todo: string; since: number } | null = null
  return {
    what,
    trouble: () => current && `${name}: ${current.reason}. ${current.todo}.`,
    works: () => {
      if (!current) return
      const seconds = Math.round((performance.now() - current.since) / 1000)
      log('info', `${what} available again`, { ...facts, seconds })
      current = null
    },
    fails: (error) => {
      const { reason, todo } = explain(error)
      // One fault shows in several ways; what to do tells whether it is another.
      if (current?.todo !== todo) log('error', `${what} unavailable`, { ...facts, reason, todo })
      current = { reason, todo, since: current?.since ?? performance.now() }
    },
  }
}
