import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { fullDisk, isFull } from '../src/base/full-disk.ts'
import { StartRefusal } from '../src/base/start-refusal.ts'
import type { Words } from '../src/base/words.ts'

const SQLITE_BUSY = 5

/** The file of a setting such as `file:/var/lib/noren/cms.db`; a relative one counts from `folder`. */
export function databaseFile(url: string, folder = process.cwd()): string {
  return resolve(folder, url.replace(/^file:(\/\/)?/, '').replace(/[?#].*$/, ''))
}

/** The files that SQLite and the CMS keep for one database. */
export function filesOf(database: string): string[] {
  return ['', '-wal', '-shm', '.lock'].map((ending) => database + ending)
}

/** Kept here, since an unreferenced handle is closed, and its lock released. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file that has no other use, until it is released or this process ends, however that happens: the
 * system releases the lock of a dead process.
 * @throws {Error} see {@link isBusy}
 */
export function holdFile(file: string): { release: () => void } {
  const lock = new DatabaseSync(file)
  held.add(lock)
  const release = () => {
    held.delete(lock)
    lock.close()
  }
  try {
    // Nothing is ever written there, so nothing needs a rollback either.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { release }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Makes this process the only one that opens a database. The lock is on a separate file, because a process
 * that opens and closes a database drops its own locks on it.
 * @throws {StartError} when another process has it.
 */
export function holdDatabase(database: string): { release: () => void } {
  try {
    makeFolder(dirname(database))
    const folder = realpathSync(dirname(database))
    return holdFile(join(folder, `${basename(database)}.lock`))
  } catch (error) {
    throw new StartRefusal(holdComplaint(error, database), { cause: error })
  }
}

function holdComplaint(error: unknown, database: string): Words {
  if (isBusy(error)) {
    return {
      en: `${database} is open in another process, as a rule the running CMS. Only one may open it: stop that one first, then try again.`,
      ja: `${database} は、ほかのプログラム（ふつうは動作中のCMS）が開いています。同時に開けるのはひとつだけです。そちらを止めてから、もう一度お試しください。`,
    }
  }
  if (isFull(error)) return fullDisk(dirname(database))
  const reason = error instanceof Error ? error.message : error
  return {
    en: `${database} cannot be locked: ${reason}. Make its folder writable, or set DATABASE_URL to another one.`,
    ja: `${database} をロックできません（${reason}）。フォルダーを書き込めるようにするか、DATABASE_URLで別の場所を指定してください。`,
  }
}

/** Whether an error only says that another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
