import { DatabaseSync } from 'node:sqlite'
import { BackupFailure } from './failure.ts'

/** How long a copy waits for a writer, in ms. */
const LOCK_WAIT_MS = 10_000

/**
 * Writes a database as it is at one instant into a new file, while others use it.
 * @throws {BackupFailure}
 */
export function copySqlite(file: string, to: string): void {
  try {
    reading(file, (database) => database.prepare('VACUUM INTO ?').run(to))
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new BackupFailure(`${file} cannot be copied: ${reason}`)
  }
}

/** The problem SQLite finds in a database; `null` when it is whole. */
export function sqliteDamage(file: string): string | null {
  try {
    return reading(file, (database) => {
      const found = String(database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check)
      return found === 'ok' ? null : found
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** How many rows each of these tables has. */
export function countRows(file: string, tables: readonly string[]): string {
  return reading(file, (database) =>
    tables
      .map((table) => [
        database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows,
        table,
      ])
      .map((words) => words.join(' '))
      .join(', '),
  )
}

/** The version of a spool's tables. */
export function spoolVersion(file: string): number {
  return reading(file, (database) =>
    Number(database.prepare('PRAGMA user_version').get()?.user_version),
  )
}

function reading<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true, timeout: LOCK_WAIT_MS })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
