import { Sqlite3Transaction } from '@libsql/client/sqlite3'
import Database from 'libsql'

/**
 * Begins the transactions of a database's file on one connection, one after the other, and tells of each
 * when it is over. Payload's client opens another connection for each and leaves it to the garbage
 * collection, which may come after ten thousand: two open files each, and the whole schema read anew.
 */
export function onOneConnection(file: string): (over: () => void) => Sqlite3Transaction {
  let database: Database.Database | undefined
  return (over) => {
    if (!database?.open) database = new Database(file)
    database.exec('BEGIN IMMEDIATE')
    return new OneOfMany(database, over)
  }
}

/** A transaction that has no part in what follows it on its connection. */
class OneOfMany extends Sqlite3Transaction {
  readonly #connection: Database.Database
  readonly #over: () => void
  #isOver = false

  constructor(connection: Database.Database, over: () => void) {
    super(connection, 'number')
    this.#connection = connection
    this.#over = over
  }

  override get closed(): boolean {
    return this.#isOver || super.closed
  }

  override async commit(): Promise<void> {
    try {
      await super.commit()
    } finally {
      this.#end()
    }
  }

  override async rollback(): Promise<void> {
    this.#end()
  }

  override close(): void {
    this.#end()
  }

  /** Nothing of it is left on the connection: neither what was not committed nor, if need be, the connection. */
  #end(): void {
    if (this.#isOver) return
    this.#isOver = true
    try {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK')
    } catch {
      this.#connection.close()
    } finally {
      this.#over()
    }
  }
}
