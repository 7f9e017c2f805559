import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'

/** Whether an open database is on a PostgreSQL server. */
export function isOnPostgres(db: { name?: string }): db is PostgresAdapter {
  return db.name === 'postgres'
}

/** Whether an open database is a SQLite file. */
export function isInFile(db: { name?: string }): db is SQLiteAdapter {
  return db.name === 'sqlite'
}

/** Whether an address is that of a PostgreSQL server rather than of a SQLite file. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url)
}

/** The adapter for a database's address; the driver of the other database is not loaded. */
export async function databaseAdapter(url: string): Promise<DatabaseAdapterObj> {
  if (isPostgresUrl(url)) return (await import('./postgres.ts')).postgres(url)
  return (await import('./sqlite.ts')).sqlite(url)
}
