import postgres from 'postgres'
import { afterAll } from 'vitest'
import { findPostgres, type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts'
import { SCHEMA } from '../enquiries/spool/shared/migrations.ts'

/**
 * Whether tests that need PostgreSQL can run here. `npm test` says so where it cannot, and fails in
 * continuous integration (`prepareMachine`).
 */
export const HAS_POSTGRES = findPostgres() !== undefined

/**
 * A server that the tests of a file share and that ends with the last of them: call it once, at the top of
 * the file.
 */
export function sharedServer(): {
  /** Makes an empty database. @returns what to set as SPOOL_URL */
  database: () => Promise<string>
  /** Kills it; the caller starts it again for the others. */
  kill: () => Promise<void>
  start: () => Promise<void>
} {
  let server: Promise<Postgres> | null = null
  let count = 0
  afterAll(async () => {
    // Killed: no test needs what it would still write for its next start.
    await (await server)?.kill()
    await (await server)?.[Symbol.asyncDispose]()
  })
  return {
    database: async () => {
      server ??= startPostgres()
      count++
      return (await server).database(`spool${count}`)
    },
    kill: async () => (await server)?.kill(),
    start: async () => (await server)?.start(),
  }
}

/** Runs a query in the spool's schema. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, connection: { search_path: SCHEMA }, onnotice: () => {} })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
