import { DatabaseSync } from 'node:sqlite'
import { type Lock, LockedElsewhere } from '../alone.ts'
import { inode } from './connection.ts'
import { isLocked } from './problem.ts'

/**
 * A lock for the processes of one machine: SQLite's on an empty database. The kernel releases it when the
 * process dies, in any way.
 */
export function fileLock(path: string): Lock {
  return {
    name: path,
    take: async () => {
      const database = lockFile(path)
      const own = inode(path)
      return {
        // Without its file it protects nothing: another process can lock a new file of that name.
        isHeld: async () => inode(path) === own,
        release: async () => database.close(),
      }
    },
    close: async () => {},
  }
}

/** @throws {LockedElsewhere} @throws {Error} when the file cannot be opened */
function lockFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    // Nothing is ever written; a journal on the disk would only be left behind by a crash.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    throw isLocked(error) ? new LockedElsewhere(error) : error
  }
}
