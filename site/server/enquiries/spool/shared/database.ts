import type { Sql } from 'postgres'
import type { Part } from '../keep-trying.ts'
import type { PartState } from '../part-state.ts'
import { SpoolUnavailable } from '../spool.ts'
import { closeClient, inTime, openClient } from './client.ts'
import { migrate } from './migrations.ts'
import { isStatementError } from './problem.ts'

/** PostgreSQL with durable commits; see {@link createSharedDatabase}. */
export type SharedDatabase = Part & {
  /**
   * Sends a statement, and resolves once it is committed, on the synchronous standby as well where the
   * server has one. After an error it may have been committed nevertheless.
   * @throws {SpoolUnavailable}
   */
  ask: <Result>(statement: (sql: Sql) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

const CONNECTIONS = 8

/**
 * The database at `url`, connected when needed, and again after it failed. Whatever happens to it, an
 * answer or {@link SpoolUnavailable} comes within seconds, and `state` gets the result.
 */
export function createSharedDatabase(url: string, state: PartState): SharedDatabase {
  let current: Promise<Sql> | null = null
  let closed = false

  async function connect(): Promise<Sql> {
    const first = await openClient(url, { max: 1 })
    try {
      const durability = await inTime(migrate(first).then(() => durabilityOf(first)))
      return await openClient(url, {
        max: CONNECTIONS,
        settings: { synchronous_commit: durability },
      })
    } finally {
      await closeClient(first)
    }
  }

  async function ask<Result>(statement: (sql: Sql) => Promise<Result>): Promise<Result> {
    if (closed) throw new SpoolUnavailable('closed')
    current ??= connect()
    const client = current
    try {
      const result = await inTime(client.then(statement))
      if (client === current) state.works()
      return result
    } catch (error) {
      if (isStatementError(error)) throw error
      // Others on the same connections fail with this one: the first to notice reports it.
      if (client === current && !closed) {
        current = null
        state.fails(error)
        client.then(closeClient, () => {})
      }
      throw new SpoolUnavailable(error)
    }
  }

  return {
    what: state.what,
    problem: state.problem,
    check: () => ask((sql) => sql`UPDATE version SET proven_at = now()`).then(noted, noted),
    ask,
    close: async () => {
      closed = true
      await current?.then(closeClient, () => {})
    },
  }
}

/** The result of a check is in the state. */
const noted = (): void => {}

/** Never less than this server's disk and the standby's; a stricter setting of the server stays. */
async function durabilityOf(sql: Sql): Promise<'on' | 'remote_apply'> {
  const [row] = await sql`SELECT current_setting('synchronous_commit') AS setting`
  return row?.setting === 'remote_apply' ? 'remote_apply' : 'on'
}
