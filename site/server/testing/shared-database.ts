import postgres from 'postgres'
import { afterAll } from 'vitest'
import { findPostgres, type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts'
import { SCHEMA } from '../enquiries/spool/shared/migrations.ts'

/**
 * Whether what needs PostgreSQL can be tested here. `npm test` says so where it cannot, and fails in
 * continuous integration (`wantPostgres`).
 */
export const HAS_POSTGRES = findPostgres() !== undefined

/**
 * A server that the tests of a file share, and that ends with the last of them: called once, at the
 * top of the file.
 */
export function sharedServer(): {
  /** Makes an empty database. @returns what to set as SPOOL_URL */
  database: () => Promise<string>
  /** Ends it at once; whoever does starts it again for the others. */
  kill: () => Promise<void>
  start: () => Promise<void>
} {
  let server: Promise<Postgres> | null = null
  let count = 0
  afterAll(async () => {
    // At once: nobody wants what it would still write for its next start.
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

/** Asks a database something, in the schema of the spool. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, connection: { search_path: SCHEMA }, onnotice: () => {} })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
