import postgres from 'postgres'
import { findPostgres, type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts'
import { SCHEMA } from '../enquiries/spool/shared/migrations.ts'

/**
 * Whether what needs PostgreSQL can be tested here. `npm test` says so where it cannot, and fails in
 * continuous integration (`wantPostgres`).
 */
export const HAS_POSTGRES = findPostgres() !== undefined

let server: Promise<Postgres> | null = null
let count = 0

/** One server for the tests of a file; ended with {@link endServer}. */
async function sharedServer(): Promise<Postgres> {
  server ??= startPostgres()
  return server
}

/** An empty database. @returns what to set as SPOOL_URL */
export async function newDatabase(): Promise<string> {
  count++
  return (await sharedServer()).database(`spool${count}`)
}

/** At once: nobody wants what it would still write for its next start. */
export async function endServer(): Promise<void> {
  await (await server)?.kill()
  await (await server)?.[Symbol.asyncDispose]()
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
