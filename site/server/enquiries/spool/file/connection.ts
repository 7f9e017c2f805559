import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrate, needKnownSchema } from './migrations.ts'

/** An open database, and the identity of its file: another file may have that name later. */
export type Connection = { database: DatabaseSync; inode: number | null }

/** Opens and migrates a database file. @throws {Error} */
export function connect(path: string): Connection {
  const database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  try {
    needKnownSchema(database)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    // Otherwise SQLite needs a folder for temporary files, which may be full, or missing on a read-only disk.
    database.exec('PRAGMA temp_store = MEMORY')
    migrate(database)
    return { database, inode: inode(path) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Distinguishes a file from another one under the same name; `null` when there is none. */
export function inode(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? null
}
