import type { Payload } from 'payload'
import { isOnPostgres } from '../which-database.ts'

/** At a desk that is alone, the last work of each name. */
const last = new Map<string, Promise<unknown>>()

/**
 * Runs some work while nobody runs any of this name, at this desk or another on the database; waits for its
 * turn. A desk that dies lets the next one go on.
 */
export async function oneDeskAtATime<T>(
  db: Payload['db'],
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isOnPostgres(db)) return afterLast(name, work)
  const { default: pg } = await import('pg')
  // Not one of the pool's, for which the work itself may wait.
  const client = new pg.Client(db.poolOptions)
  // The next statement reports a lost connection; the work goes on without its lock.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`SELECT pg_advisory_lock(hashtext('turns'), hashtext($1))`, [name])
    return await work()
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

async function afterLast<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name)?.catch(() => undefined)
  const turn = before ? before.then(work) : work()
  last.set(name, turn)
  try {
    return await turn
  } finally {
    if (last.get(name) === turn) last.delete(name)
  }
}
