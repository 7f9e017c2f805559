import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { Pool, QueryConfig } from 'pg'
import { LOCK } from './locks.ts'
import { createQueue } from './queue.ts'
import { READS } from './reads.ts'

type Database = ReturnType<ReturnType<typeof postgresAdapter>['init']>
type Id = string | number
type Queue = ReturnType<typeof createQueue>

/**
 * Lets one writer at a time into the database, of all desks on it, as there is on SQLite: Payload reads
 * a document and writes it whole, so that what another wrote meanwhile would be lost. Within a desk they
 * wait without a connection, for whoever has the turn may need a second one.
 */
export function oneWriterOnServer(database: Database): void {
  const nextTurn = createQueue()
  queueTransactions(database, nextTurn)
  const { connect } = database
  database.connect = async (options) => {
    await connect?.call(database, options)
    queueStatements(database.pool, nextTurn)
  }
}

function queueTransactions(database: Database, nextTurn: Queue): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = database
  const turns = new Map<Id, () => void>()
  const leave = async (pending: Id | Promise<Id>): Promise<void> => {
    const id = await pending
    turns.get(id)?.()
    turns.delete(id)
  }
  database.commitTransaction = (id) => commitTransaction.call(database, id).finally(() => leave(id))
  database.rollbackTransaction = (id) =>
    rollbackTransaction.call(database, id).finally(() => leave(id))
  database.beginTransaction = async (options) => {
    const leaveQueue = await nextTurn()
    const id = await beginTransaction.call(database, options).catch((error: unknown) => {
      leaveQueue()
      throw error
    })
    if (id === null) throw new Error('The database began no transaction')
    turns.set(id, leaveQueue)
    try {
      await database.sessions[id]?.db.execute(`SELECT pg_advisory_xact_lock(${LOCK.writing})`)
      return id
    } catch (error) {
      await database.rollbackTransaction(id)
      throw error
    }
  }
}

/** What is written outside of a transaction waits for its turn too. */
function queueStatements(pool: Pool, nextTurn: Queue): void {
  const read = pool.query.bind(pool)
  const write = async (statement: string | QueryConfig, values?: unknown[]) => {
    const client = await pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK.writing])
      const result = await client.query(statement, values)
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK.writing])
      client.release()
      return result
    } catch (error) {
      // With its connection the lock goes as well.
      client.release(true)
      throw error
    }
  }
  Object.assign(pool, {
    query: async (statement: string | QueryConfig, values?: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text
      if (READS.test(text)) return read(statement, values)
      const leave = await nextTurn()
      return write(statement, values).finally(leave)
    },
  })
}
