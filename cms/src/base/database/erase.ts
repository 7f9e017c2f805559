import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@noren/kit/process/log'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { isInFile, isOnPostgres } from '../which-database.ts'

/** How long to wait for transactions that may read deleted data, and between two looks, in ms. */
const PATIENCE = 30_000
const PAUSE = 50

const nowSchema = v.tuple([v.object({ now: v.string() })])
const readersSchema = v.tuple([v.object({ readers: v.number() })])
const checkpointSchema = v.tuple([v.object({ busy: v.number() })])

/**
 * A database leaves deleted data in its files until it reuses the space, and keeps it for transactions
 * that began to read before; this waits for them.
 */
export async function eraseDeleted(db: Payload['db']): Promise<void> {
  if (isOnPostgres(db)) {
    await patiently(await noReaders(db))
    await db.drizzle.execute(`VACUUM FULL ${tablesOfEnquiries(db).join(', ')}`)
  }
  if (isInFile(db)) {
    await db.drizzle.run('VACUUM')
    await patiently(() => isLogEmptied(db))
  }
}

/** An enquiry, and each list in it: letters, marks, what its guest did, reminders. */
function tablesOfEnquiries({ tables }: Pick<PostgresAdapter, 'tables'>): string[] {
  return Object.keys(tables).filter((name) => /^enquiries(_|$)/.test(name))
}

/**
 * Whether every transaction has ended that may hold back data deleted before this check. One that has
 * written does so on any database of the server, also between its statements: a rewrite of a table
 * sees no further than the oldest of them. One that only reads does so on its own database.
 */
async function noReaders({ drizzle }: PostgresAdapter): Promise<() => Promise<boolean>> {
  const answer = await drizzle.execute('SELECT CAST(pg_current_xact_id() AS text) AS now')
  const [{ now }] = v.parse(nowSchema, answer.rows)
  const since = `
    SELECT CAST(count(*) AS integer) AS readers
    FROM pg_stat_activity, age(CAST(CAST('${BigInt(now)}' AS xid8) AS xid)) AS since
    WHERE pid <> pg_backend_pid() AND (age(backend_xid) > since OR
      coalesce(datname, current_database()) = current_database() AND age(backend_xmin) > since)`
  return async () => {
    const [{ readers }] = v.parse(readersSchema, (await drizzle.execute(since)).rows)
    return readers === 0
  }
}

/** Writes the log into the file and empties it, unless another program reads from it. */
async function isLogEmptied({ drizzle }: SQLiteAdapter): Promise<boolean> {
  const answer = await drizzle.all('PRAGMA wal_checkpoint(TRUNCATE)')
  const [{ busy }] = v.parse(checkpointSchema, answer)
  return busy === 0
}

async function patiently(isDone: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE
  while (!(await isDone())) {
    if (Date.now() > until) {
      log(
        'warn',
        'a program uses the database for a long time: deleted data may stay in its files',
        {
          waited: PATIENCE,
        },
      )
      return
    }
    await sleep(PAUSE)
  }
}
