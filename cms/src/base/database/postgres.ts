import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import pg from 'pg'
import { migrations } from '../../migrations/postgres/index.ts'
import { tellOfCommits } from './after-commit.ts'
import { documentIndex } from './indexes.ts'
import { LOCK } from './locks.ts'
import { inTurn, oneWriterAtATime } from './one-writer.ts'
import type { Queue } from './queue.ts'

type Adapter = ReturnType<typeof postgresAdapter>

const CONNECT_LIMIT_MS = 10_000
/** How long a writer waits for the ones before it. */
const LOCK_WAIT_MS = 30_000
/** A desk that hangs in the middle of a change does not keep the others from writing for ever. */
const IDLE_LIMIT_MS = 60_000
/** The server cuts longer names. */
const NAME_LIMIT = 63

/** A database on a server, which any number of desks open. */
export function postgres(url: string): Adapter {
  const adapter = postgresAdapter({
    pool: {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      lock_timeout: LOCK_WAIT_MS,
      idle_in_transaction_session_timeout: IDLE_LIMIT_MS,
      keepAlive: true,
    },
    // The tables change by committed migrations alone, in development as well.
    push: false,
    prodMigrations: migrations,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        for (const [name, table] of Object.entries(schema.tables)) {
          const by = documentIndex(name)
          if (!by) continue
          extendTable({
            table,
            extraConfig: (columns) => ({
              byDocument: index(by.name.slice(0, NAME_LIMIT)).on(columns[by.column]),
            }),
          })
        }
        return schema
      },
    ],
    migrationDir: 'src/migrations/postgres',
    disableCreateDatabase: true,
  })
  return {
    ...adapter,
    init: (args) => steady(adapter.init(args)),
  }
}

/** Desks that start together migrate one after another. */
function steady(database: ReturnType<Adapter['init']>): ReturnType<Adapter['init']> {
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
      // With its connection the lock goes as well.
      client.release(true)
    }
  }
  // Of all desks on the database.
  oneWriterAtATime(database, {
    queueStatements: (nextTurn) => queueStatements(database.pool, nextTurn),
    begin: (transaction) => transaction.execute(`SELECT pg_advisory_xact_lock(${LOCK.writing})`),
  })
  tellOfCommits(database)
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
      // With its connection the lock goes as well.
      client.release(true)
      throw error
    }
  }
  const textOf = (statement: string | pg.QueryConfig) =>
    typeof statement === 'string' ? statement : statement.text
  Object.assign(pool, { query: inTurn(nextTurn, textOf, read, write) })
}

/** Payload's own pool ends the process when the server ends a connection, and is never closed. */
function steadyPool(options: PostgresAdapter['poolOptions']): pg.Pool {
  const pool = new pg.Pool(options)
  const ignore = () => undefined
  // Whoever uses a lost connection is told by its query.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
