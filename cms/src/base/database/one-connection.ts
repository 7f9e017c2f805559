import { Sqlite3Transaction } from '@libsql/client/sqlite3'
import Database from 'libsql'

/**
 * Begins the transactions of a database's file, of which there is one at a time, on one connection.
 * Payload's client opens another connection for each and leaves it to the garbage collection, which may
 * come after ten thousand: two open files each, and the whole schema read anew.
 */
export function onOneConnection(file: string): () => Promise<Sqlite3Transaction> {
  let database: Database.Database | undefined
  return async () => {
    if (!database?.open) database = new Database(file)
    database.exec('BEGIN IMMEDIATE')
    return new OneOfMany(database)
  }
}

/** A transaction that has no part in what follows it on its connection. */
class OneOfMany extends Sqlite3Transaction {
  readonly #connection: Database.Database
  #isOver = false

  constructor(connection: Database.Database) {
    super(connection, 'number')
    this.#connection = connection
  }

  override get closed(): boolean {
    return this.#isOver || super.closed
  }

  override async commit(): Promise<void> {
    try {
      await super.commit()
    } finally {
      this.close()
    }
  }

  override async rollback(): Promise<void> {
    this.close()
  }

  /** Nothing of it is left on the connection: neither what was not committed nor, if need be, the connection. */
  override close(): void {
    if (this.#isOver) return
    this.#isOver = true
    try {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK')
    } catch {
      this.#connection.close()
    }
  }
}
