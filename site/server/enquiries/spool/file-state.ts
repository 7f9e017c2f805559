import { basename } from 'node:path'
import { log } from '../../log.ts'
import type { Trouble } from './trouble.ts'

/** Whether a file of ours can be used at the moment. */
export type FileState = {
  /** File, reason and what to do, for the operator; `null` while it works. */
  trouble: () => string | null
  works: () => void
  fails: (error: unknown) => void
}

/**
 * Remembers whether a file works, from those who use it. Each change is one line in the log, however
 * often it is tried.
 *
 * @param what it is needed for, as the log names it
 */
export function createFileState(
  file: string,
  what: string,
  explain: (error: unknown) => Trouble,
): FileState {
  let current: { reason: string; todo: string; since: number } | null = null
  return {
    trouble: () => current && `${basename(file)}: ${current.reason}. ${current.todo}.`,
    works: () => {
      if (!current) return
      const seconds = Math.round((performance.now() - current.since) / 1000)
      log('info', `${what} available again`, { file, seconds })
      current = null
    },
    fails: (error) => {
      const { reason, todo } = explain(error)
      // One fault shows in several ways; what to do tells whether it is another.
      if (current?.todo !== todo) log('error', `${what} unavailable`, { file, reason, todo })
      current = { reason, todo, since: current?.since ?? performance.now() }
    },
  }
}
