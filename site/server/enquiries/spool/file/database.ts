import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../keep-trying.ts'
import type { PartState } from '../part-state.ts'
import { SpoolUnavailable } from '../spool.ts'
import { type Connection, connect, inode } from './connection.ts'
import { Damaged, isFileProblem, isLocked } from './problem.ts'

/** SQLite with durable commits; see {@link createDatabase}. */
export type Database = Part & {
  /**
   * Runs `work` in a transaction and resolves once it is on the disk. Tasks that arrive together share one
   * commit, and so one fsync. Rejects with what `work` throws.
   * @throws {SpoolUnavailable}
   */
  write: <Result>(work: (database: DatabaseSync) => Result) => Promise<Result>
  /** @throws {SpoolUnavailable} */
  read: <Result>(work: (database: DatabaseSync) => Result) => Result
  /**
   * Moves written data into the main file, so that nothing erased stays in the log.
   * @returns whether all of it could be moved: another process may be reading
   */
  checkpoint: () => boolean
  /** Ends once the running tasks have; later ones are refused. */
  close: () => Promise<void>
}

/** `run` does the work and returns a function that reports it after the commit. */
type Work = { run: (database: DatabaseSync) => () => void; fail: (error: Error) => void }

/** How long a write waits for another program's lock, and how often it checks, in ms. */
const LOCK_PATIENCE_MS = 2000
const LOCK_LOOK_MS = 5
/** Tasks that may wait; beyond this the spool counts as unavailable. */
const WAITING_LIMIT = 2000

/**
 * A database file in WAL mode with synchronous=FULL: a commit is on the disk before it returns. The calls
 * block, so nothing here ever waits inside SQLite: it waits for locks outside. The file is opened when
 * needed, and again after it was replaced or failed; a failure to open it is reported to `state` and stops
 * nothing else.
 */
export function createDatabase(path: string, state: PartState): Database {
  let connection: Connection | null = null
  let waiting: Work[] = []
  let flushing = false
  let proven = false
  let closed = false

  function usable(): DatabaseSync {
    if (closed) throw new SpoolUnavailable('closed')
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

  function failed(error: unknown): void {
    proven = false
    state.fails(error)
  }

  async function begin(): Promise<DatabaseSync> {
    const deadline = performance.now() + LOCK_PATIENCE_MS
    for (;;) {
      const reused = connection !== null
      try {
        const database = usable()
        database.exec('BEGIN IMMEDIATE')
        return database
      } catch (error) {
        if (isLocked(error) && performance.now() < deadline) {
          await sleep(LOCK_LOOK_MS)
          continue
        }
        // A connection opened while the file was read-only stays read-only; a new one shows the present
        // state.
        if (!reused || isLocked(error)) throw error
        drop()
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
        if (!proven) prove(database)
        const settle = works.map((work) => attempt(database, work))
        database.exec('COMMIT')
        proven = true
        state.works()
        for (const done of settle) done()
      } catch (error) {
        if (!isLocked(error)) drop()
        if (!closed) failed(error)
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

  function read<Result>(work: (database: DatabaseSync) => Result): Result {
    try {
      return work(usable())
    } catch (error) {
      if (!isFileProblem(error)) throw error
      if (!isLocked(error)) {
        drop()
        failed(error)
      }
      throw new SpoolUnavailable(error)
    }
  }

  return {
    what: state.what,
    problem: state.problem,
    check: () => write(() => {}).catch(() => {}),
    write,
    read,
    checkpoint: () => read((db) => db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get())?.busy === 0,
    close: async () => {
      // Tasks that waited before this one are done when this is.
      await write(() => {}).catch(() => {})
      closed = true
      drop()
    },
  }
}

/**
 * Checks a file that failed or was not used before: a damaged one may work now and then, and a full disk
 * accept a few more bytes. Allocates the space of a long enquiry and frees it.
 */
function prove(database: DatabaseSync): void {
  const found = String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check)
  if (found !== 'ok') throw new Damaged()
  database.exec('CREATE TABLE room (bytes BLOB); INSERT INTO room VALUES (zeroblob(65536))')
  database.exec('DROP TABLE room')
}

/** Runs one task of a transaction; its error fails that task alone, unless the file has failed. */
function attempt(database: DatabaseSync, { run, fail }: Work): () => void {
  database.exec('SAVEPOINT work')
  try {
    const settle = run(database)
    database.exec('RELEASE work')
    return settle
  } catch (error) {
    if (isFileProblem(error)) throw error
    database.exec('ROLLBACK TO work; RELEASE work')
    return () => fail(error instanceof Error ? error : new Error(String(error)))
  }
}
