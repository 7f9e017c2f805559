import type { DatabaseAdapterObj } from 'payload'
import { isPostgresUrl } from '../which-database.ts'

/** The adapter for a database's address; the driver of the other database is not loaded. */
export async function databaseAdapter(url: string): Promise<DatabaseAdapterObj> {
  if (isPostgresUrl(url)) return (await import('./postgres.ts')).postgres(url)
  return (await import('./sqlite.ts')).sqlite(url)
}
