import type { Payload } from 'payload'
import { isInFile, isOnPostgres } from './kind.ts'

/**
 * The rows a statement of ours finds, where Payload's own reading goes through every field of every document.
 * @param statement nothing that was sent stands in it
 */
export async function rowsFound(db: Payload['db'], statement: string): Promise<unknown> {
  if (isOnPostgres(db)) return (await db.drizzle.execute(statement)).rows
  if (isInFile(db)) return db.drizzle.all(statement)
  throw new Error(`A database of no kind we know: ${db.name}`)
}
