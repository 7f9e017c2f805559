import type { Payload } from 'payload'
import { isInFile, isOnPostgres } from './kind.ts'

/** A database leaves what was deleted in its files until the place is written over. */
export async function eraseDeleted(db: Payload['db']): Promise<void> {
  if (isOnPostgres(db)) await db.drizzle.execute('VACUUM FULL enquiries, enquiries_marks')
  if (isInFile(db)) {
    await db.drizzle.run('VACUUM')
    await db.drizzle.run('PRAGMA wal_checkpoint(TRUNCATE)')
  }
}
