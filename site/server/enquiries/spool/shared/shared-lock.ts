import type { Sql } from 'postgres'
import { type Lock, LockedElsewhere } from '../alone.ts'
import { closeClient, inTime, openClient } from './client.ts'

/** "nore": the first half of our locks' numbers, which all programs of the database share. */
const CLASS = 0x6e6f7265
/** Mail and erasure. */
const OBJECT = 1

/**
 * A lock for all sites on one database: a session's advisory lock, on a separate connection. It ends with
 * the process, or at most half a minute after the last sign of a lost machine.
 */
export function sharedLock(url: string): Lock {
  let client: Sql | null = null
  let lost = false

  async function end(): Promise<void> {
    const ended = client
    client = null
    if (ended) await closeClient(ended)
  }

  async function isHeld(): Promise<boolean> {
    if (!client || lost) return false
    const asked = client`SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid = ${CLASS} AND objid = ${OBJECT} AND pid = pg_backend_pid() AND granted`
    const rows = await inTime(asked).catch(() => [])
    return rows.length > 0
  }

  return {
    name: 'SPOOL_URL',
    take: async () => {
      // Do not use a cut connection again: its driver may not recover.
      if (lost) await end()
      lost = false
      client ??= await openClient(url, {
        max: 1,
        closed: () => {
          lost = true
        },
      })
      try {
        const [row] = await inTime(
          client`SELECT pg_try_advisory_lock(${CLASS}::int, ${OBJECT}::int) AS taken`,
        )
        if (row?.taken !== true) throw new LockedElsewhere()
        return { isHeld, release: end }
      } catch (error) {
        if (!(error instanceof LockedElsewhere)) await end()
        throw error
      }
    },
    close: end,
  }
}
