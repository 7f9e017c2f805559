import { Sqlite3Transaction } from '@libsql/client/sqlite3'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import Database from 'libsql'
import * as v from 'valibot'
import { createQueue, inTurn, oneAtATime, type Queue } from './transactions.ts'

type Opened = ReturnType<ReturnType<typeof sqliteAdapter>['init']>
type Execute = Opened['client']['execute']

const fileSchema = v.object({ rows: v.tuple([v.looseObject({ file: v.string() })]) })

/**
 * Makes all writes to a database's file use one connection, in turn. Payload's client opens one for each
 * transaction and leaves it to garbage collection, which may come after ten thousand: each is two open
 * files, and reads the whole schema again.
 */
export function onOneConnection(database: Opened): Opened {
  const nextTurn = createQueue()
  oneAtATime(database, { nextTurn, opened: () => prepare(database, nextTurn) })
  return database
}

async function prepare({ client }: Opened, nextTurn: Queue): Promise<void> {
  const execute: (statement: Parameters<Execute>[0]) => ReturnType<Execute> =
    client.execute.bind(client)
  const [{ file }] = v.parse(fileSchema, await execute('PRAGMA database_list')).rows
  client.transaction = transactionsOf(file)
  client.execute = inTurn(
    nextTurn,
    (statement) => (typeof statement === 'string' ? statement : statement.sql),
    execute,
  )
}

function transactionsOf(file: string): () => Promise<Sqlite3Transaction> {
  let database: Database.Database | undefined
  return async () => {
    if (!database?.open) database = new Database(file)
    database.exec('BEGIN IMMEDIATE')
    return new OneOfMany(database)
  }
}

/** A transaction that is independent of the next one on its connection. */
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

  /** Clears the connection: drops what was not committed and, if it must, the connection itself. */
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
