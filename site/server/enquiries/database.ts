import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, connect, inode, isLocked } from './connection.ts'

/** The spool cannot take anything at the moment: locked, full, unreadable. */
export class SpoolUnavailable extends Error {
  constructor(cause: unknown) {
    super('The enquiries cannot be stored at the moment', { cause })
    this.name = 'SpoolUnavailable'
  }
}

/** SQLite with durable commits; see {@link openDatabase}. */
export type Database = {
  /**
   * Runs `work` in a transaction and resolves once it is on the disk. Works asked for in the same
   * moment share one commit, and so one fsync. @throws {SpoolUnavailable}
   */
  write: <Result>(work: (database: DatabaseSync) => Result) => Promise<Result>
  read: <Result>(work: (database: DatabaseSync) => Result) => Result
  /** Moves what was written into the main file, so that nothing erased lingers in the log. */
  checkpoint: () => void
  /** Ends once the works under way have; later ones are refused. */
  close: () => Promise<void>
}

/** `run` does the work and returns how to report it once it is committed. */
type Work = { run: (database: DatabaseSync) => () => void; fail: (error: Error) => void }

/** How long a write waits for another program's lock, and how often it looks, in ms. */
const LOCK_PATIENCE_MS = 2000
const LOCK_LOOK_MS = 50
/** Works that may wait; beyond this the spool counts as unavailable. */
const WAITING_LIMIT = 2000

/**
 * Opens a database file in WAL mode with synchronous=FULL: a commit is on the disk before it
 * returns. The calls block, so nothing here ever waits inside SQLite: locks are waited for
 * outside. When the file was replaced or failed, the next write opens it anew.
 *
 * @throws {Error} when the file cannot be opened now
 */
export function openDatabase(path: string): Database {
  let connection: Connection | null = connect(path)
  let waiting: Work[] = []
  let flushing = false
  let closed = false

  function usable(): DatabaseSync {
    if (closed) throw new Error('The database has been closed')
    if (connection && inode(path) !== connection.inode) drop()
    connection ??= connect(path)
    return connection.database
  }

  function drop(): void {
    const lost = connection
    connection = null
    try {
      lost?.database.close()
    } catch {
      // A database that cannot even be closed is left behind; the next write opens another.
    }
  }

  async function begin(): Promise<DatabaseSync> {
    const deadline = performance.now() + LOCK_PATIENCE_MS
    for (;;) {
      try {
        const database = usable()
        database.exec('BEGIN IMMEDIATE')
        return database
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw error
        await sleep(LOCK_LOOK_MS)
      }
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      let works: Work[] = []
      try {
        const database = await begin()
        works = waiting
        waiting = []
        const settle = works.map((work) => attempt(database, work))
        database.exec('COMMIT')
        for (const done of settle) done()
      } catch (error) {
        if (!isLocked(error)) drop()
        for (const { fail } of [...works, ...waiting]) fail(new SpoolUnavailable(error))
        waiting = []
      }
    }
    flushing = false
  }

  function write<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_LIMIT) {
        reject(new SpoolUnavailable('too many are waiting'))
        return
      }
      waiting.push({
        run: (database) => {
          const result = work(database)
          return () => resolve(result)
        },
        fail: reject,
      })
      if (!flushing) {
        flushing = true
        setImmediate(flush)
      }
    })
  }

  return {
    write,
    read: (work) => work(usable()),
    checkpoint: () => {
      connection?.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    close: async () => {
      // What waited before this is done with when this is.
      await write(() => {}).catch(() => {})
      closed = true
      drop()
    },
  }
}

/** Runs one of the works of a transaction; its failure is its own. */
function attempt(database: DatabaseSync, { run, fail }: Work): () => void {
  database.exec('SAVEPOINT work')
  try {
    const settle = run(database)
    database.exec('RELEASE work')
    return settle
  } catch (error) {
    database.exec('ROLLBACK TO work; RELEASE work')
    return () => fail(new SpoolUnavailable(error))
  }
}
