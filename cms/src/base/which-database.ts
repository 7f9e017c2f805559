import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

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
