import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { isOnPostgres } from './adapter.ts'
import { CHANGES, LOCK } from './locks.ts'

/** How soon another desk takes over from one that died, and how often a lost server is tried. */
const BEAT_MS = 1000

/** Throws when the work is no longer done alone. */
export type Confirm = () => Promise<void>

/** What the desks on one database agree on. */
export type Coordination = {
  /** Does some work while no other desk does, waiting for its turn. */
  exclusively: <T>(work: (confirm: Confirm) => Promise<T>) => Promise<T>
  /** Whether this is the desk that does what one of them has to. */
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
 * @param onChange told when a desk has changed content, or may have.
 */
export async function coordinate(db: Payload['db'], onChange: () => void): Promise<Coordination> {
  if (!isOnPostgres(db)) return ALONE
  return { exclusively: (work) => inTurn(db, work), ...(await join(db, onChange)) }
}

/** A lock lives as long as its connection: it goes with the process, however that ends. */
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

/** Keeps one connection, on which the leader holds its lock and all hear of changes. */
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
    // Something may have changed while nobody listened.
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
        // A session that has the lock already is given it again.
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
