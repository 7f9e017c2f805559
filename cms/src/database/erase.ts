import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { log } from '../log.ts'
import { isInFile, isOnPostgres } from './kind.ts'

/** How long those who may still read what was deleted are waited for, and between two looks, in ms. */
const PATIENCE = 30_000
const PAUSE = 50

const nowSchema = v.tuple([v.object({ now: v.string() })])
const readersSchema = v.tuple([v.object({ readers: v.number() })])

/** A database leaves what was deleted in its files until the place is written over. */
export async function eraseDeleted(db: Payload['db']): Promise<void> {
  if (isOnPostgres(db)) {
    await outlastReaders(db)
    await db.drizzle.execute('VACUUM FULL enquiries, enquiries_marks')
  }
  if (isInFile(db)) {
    await db.drizzle.run('VACUUM')
    await db.drizzle.run('PRAGMA wal_checkpoint(TRUNCATE)')
  }
}

/** PostgreSQL keeps a deleted row as long as a transaction is open that began before it was. */
async function outlastReaders({ drizzle }: PostgresAdapter): Promise<void> {
  const answer = await drizzle.execute('SELECT CAST(pg_current_xact_id() AS text) AS now')
  const [{ now }] = v.parse(nowSchema, answer.rows)
  const since = `
    SELECT CAST(count(*) AS integer) AS readers FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND age(backend_xmin) > age(CAST(CAST('${BigInt(now)}' AS xid8) AS xid))`
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const [{ readers }] = v.parse(readersSchema, (await drizzle.execute(since)).rows)
    if (readers === 0) return
    await sleep(PAUSE)
  }
  log('warn', 'something reads the database for long: what was deleted may stay in its files', {
    waited: PATIENCE,
  })
}
