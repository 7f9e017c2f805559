import type { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { LOCK } from '../locks.ts'
import { createQueue, inTurn, oneAtATime, type Queue } from './transactions.ts'

type Opened = ReturnType<ReturnType<typeof postgresAdapter>['init']>

/**
 * Lets desks share a server: one writes at a time, and desks that start together migrate one after
 * another. A lost connection ends none of them.
 */
export function steady(database: Opened): Opened {
  const { connect, destroy, migrate } = database
  database.connect = async (options) => {
    database.pool = steadyPool(database.poolOptions)
    await connect?.call(database, options)
  }
  database.destroy = async () => {
    const { pool } = database
    await destroy?.call(database)
    await pool.end()
  }
  database.migrate = async (args) => {
    const client = await database.pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK.migrating])
      await migrate.call(database, args)
    } finally {
      // The lock ends with its connection.
      client.release(true)
    }
  }
  const nextTurn = createQueue()
  oneAtATime(database, {
    nextTurn,
    opened: () => queueStatements(database.pool, nextTurn),
    // Among all desks on the database.
    begin: (transaction) => transaction.execute(`SELECT pg_advisory_xact_lock(${LOCK.writing})`),
  })
  return database
}

function queueStatements(pool: pg.Pool, nextTurn: Queue): void {
  const query = pool.query.bind(pool)
  const read = (statement: string | pg.QueryConfig, values?: unknown[]) => query(statement, values)
  const write: typeof read = async (statement, values) => {
    const client = await pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK.writing])
      const result = await client.query(statement, values)
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK.writing])
      client.release()
      return result
    } catch (error) {
      // The lock ends with its connection.
      client.release(true)
      throw error
    }
  }
  const textOf = (statement: string | pg.QueryConfig) =>
    typeof statement === 'string' ? statement : statement.text
  Object.assign(pool, { query: inTurn(nextTurn, textOf, read, write) })
}

/** Payload's own pool ends the process when the server ends a connection, and is never closed. */
function steadyPool(options: Opened['poolOptions']): pg.Pool {
  const pool = new pg.Pool(options)
  const ignore = () => undefined
  // The query on a lost connection reports it.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
