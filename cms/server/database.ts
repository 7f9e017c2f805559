import { mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../src/start-error.ts'

const SQLITE_BUSY = 5

/** Kept, because what nobody holds is closed, and the lock with it. */
let lock: DatabaseSync | undefined

/** The file a setting such as `file:/var/lib/noren/cms.db` names. */
export function databaseFile(url: string): string {
  return resolve(url.replace(/^file:(\/\/)?/, '').replace(/[?#].*$/, ''))
}

/** The files SQLite and we keep for one database. */
export function filesOf(database: string): string[] {
  return ['', '-wal', '-shm', '.lock'].map((ending) => database + ending)
}

/**
 * Makes this process the only one that opens a database, until it ends, however that happens: the
 * system gives the lock of a dead process back. It lies on a file of its own, because a process that
 * opens and closes a database drops its own locks on it.
 * @throws {StartError} when another process has it.
 */
export function holdDatabase(database: string): void {
  try {
    mkdirSync(dirname(database), { recursive: true })
    const folder = realpathSync(dirname(database))
    lock = new DatabaseSync(join(folder, `${basename(database)}.lock`))
    // Nothing is ever written there, so nothing has to be taken back either.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    throw new StartError(
      isBusy(error)
        ? `${database} is open in another process, as a rule the running CMS. Only one may open it: stop that one first, then try again.`
        : `${database} cannot be locked: ${error instanceof Error ? error.message : error}. Make its folder writable, or set DATABASE_URL to another one.`,
    )
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
