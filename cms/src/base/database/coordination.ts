import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { CHANGES, LOCK } from '../locks.ts'
import { isOnPostgres } from '../which-database.ts'

/** How soon another desk takes over from one that died, and how often a lost connection is tried again. */
const BEAT_MS = 1000

/** Throws when another desk may be doing the work too. */
export type Confirm = () => Promise<void>

/** How the desks on one database share their work. */
export type Coordination = {
  /** Runs some work while no other desk does; waits for its turn. */
  exclusively: <T>(work: (confirm: Confirm) => Promise<T>) => Promise<T>
  /** Whether this desk does the work that only one of them has to do. */
  isLeader: () => boolean
  /** Lets another desk lead. */
  stop: () => Promise<void>
}

/** The desk of a database that one process opens. */
export const ALONE: Coordination = {
  exclusively: (work) => work(async () => undefined),
  isLeader: () => true,
  stop: async () => undefined,
}

/**
 * Joins the other desks on the database.
 * @param onChange called when a desk has changed content, or may have.
 */
export async function coordinate(db: Payload['db'], onChange: () => void): Promise<Coordination> {
  if (!isOnPostgres(db)) return ALONE
  return { exclusively: (work) => inTurn(db, work), ...(await join(db, onChange)) }
}

/** A lock lives as long as its connection, so it ends with the process, however that ends. */
async function inTurn<T>(
  { pool }: PostgresAdapter,
  work: (confirm: Confirm) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    // The first publish of many pictures takes minutes.
    await client.query('SET lock_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK.publishing])
    return await work(async () => {
      await client.query('SELECT 1')
    })
  } finally {
    client.release(true)
  }
}

/** Keeps one connection, which holds the leader's lock and hears of every desk's changes. */
async function join(
  { pool }: PostgresAdapter,
  onChange: () => void,
): Promise<Pick<Coordination, 'isLeader' | 'stop'>> {
  let client: PoolClient | undefined
  let leads = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<PoolClient> {
    client = await pool.connect()
    client.on('notification', onChange)
    await client.query(`LISTEN ${CHANGES}`)
    // Content may have changed while no connection listened.
    onChange()
    return client
  }

  function leave(): void {
    leads = false
    client?.release(true)
    client = undefined
  }

  async function beat(): Promise<void> {
    try {
      const { rows } = await (client ?? (await connect())).query<{ leads: boolean }>(
        // A session that already holds the lock gets it again.
        'SELECT pg_try_advisory_lock($1) AS leads',
        [LOCK.leading],
      )
      leads = rows[0]?.leads ?? false
    } catch {
      leave()
    }
    timer = setTimeout(() => {
      round = beat()
    }, BEAT_MS)
  }

  let round = beat()
  await round
  return {
    isLeader: () => leads,
    stop: async () => {
      await round
      clearTimeout(timer)
      leave()
    },
  }
}
