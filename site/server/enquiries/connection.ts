import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrations.ts'

/** An open database, and the file it really is: a file of the same name may be another one later. */
export type Connection = { database: DatabaseSync; inode: number | null }

/** SQLite's result codes for a database another program has locked. */
const LOCKED = new Set([5, 6])

/** Opens and migrates a database file. @throws {Error} */
export function connect(path: string): Connection {
  const database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database)
    return { database, inode: inode(path) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** What tells a file from another one under the same name; `null` when there is none. */
export function inode(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? null
}

/** Whether an error only means that another program holds the lock right now. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && LOCKED.has(error.errcode & 0xff)
}
