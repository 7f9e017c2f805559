import { DatabaseSync } from 'node:sqlite'
import { errorFacts, log } from '../../log.ts'
import { type Connection, inode } from './connection.ts'
import { isLocked } from './trouble.ts'

/** How often a lock another process holds is tried, in ms. */
const LOOK_MS = 1000

/** Work that is done while the lock is held. */
export type Work = { stop: () => Promise<void> }

/** Ends the work, then gives the lock to whoever waits for it. */
type Alone = Work & {
  /** Whether this process is the one. */
  holds: () => boolean
}

/**
 * Does work in one process at a time, whoever holds the lock on the file `path`. The lock is
 * SQLite's on an empty database: the kernel takes it back when the process dies, however it dies,
 * and the next process has it within a second or so.
 *
 * @param what the work is, as the log names it
 */
export function startAlone(path: string, what: string, start: () => Work): Alone {
  let lock: Connection | null = null
  let work: Work | null = null
  let obstacle: string | null = null
  let stopped = false
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    // With its file removed the lock is worth nothing: somebody else can hold one of that name.
    if (lock && inode(path) !== lock.inode) await release()
    if (!lock && take()) work = start()
    if (!stopped) timer = setTimeout(next, LOOK_MS).unref()
  }

  function next(): void {
    looking = look()
  }

  function take(): boolean {
    try {
      lock = lockFile(path)
    } catch (error) {
      const { error: reason } = errorFacts(error)
      if (obstacle !== reason) logObstacle(error)
      obstacle = String(reason)
      return false
    }
    if (obstacle !== null) log('info', `${what} taken over`)
    obstacle = null
    return true
  }

  function logObstacle(error: unknown): void {
    if (isLocked(error)) log('info', `${what} done by another process; this one stands by`)
    else log('error', `${what} halted`, { file: path, ...errorFacts(error) })
  }

  async function release(): Promise<void> {
    await work?.stop()
    work = null
    lock?.database.close()
    lock = null
  }

  next()
  return {
    holds: () => lock !== null,
    stop: async () => {
      stopped = true
      await looking
      clearTimeout(timer)
      await release()
    },
  }
}

/** @throws {Error} when another process holds the lock, or the file cannot be opened */
function lockFile(path: string): Connection {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    // Nothing is ever written; a journal on the disk would only be left behind by a crash.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { database, inode: inode(path) }
  } catch (error) {
    database.close()
    throw error
  }
}
