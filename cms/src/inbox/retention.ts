import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The running deletion of enquiries whose time is over. */
export type Retention = { stop: () => Promise<void> }

/**
 * Keeps the promise of the privacy policy: enquiries that came longer ago than
 * `ENQUIRY_RETENTION_DAYS` are deleted for good, suspected spam among them; now and once a day, or
 * a minute later where it failed.
 */
export function startRetention(payload: Payload, now: () => number = Date.now): Retention {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isErased = true

  async function run(): Promise<void> {
    const deleted = await deleteExpired(payload, now())
    if (deleted > 0) isErased = false
    if (!isErased) await eraseDeleted(payload)
    isErased = true
  }

  async function runAndSchedule(): Promise<void> {
    const pause = await run().then(
      () => DAY_MS,
      (error: unknown) => {
        console.error('Old enquiries could not be deleted, it will be tried again:', error)
        return MINUTE_MS
      },
    )
    if (stopped) return
    timer = setTimeout(() => {
      round = runAndSchedule()
    }, pause)
    timer.unref()
  }

  let round = runAndSchedule()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

async function deleteExpired(payload: Payload, now: number): Promise<number> {
  const days = settings.enquiryRetentionDays
  const before = new Date(now - days * DAY_MS).toISOString()
  const expired = { collection: 'enquiries', where: { receivedAt: { less_than: before } } } as const
  const { docs } = await payload.delete({ ...expired, depth: 0 })
  // Counted rather than believed: a commit that fails is not reported.
  const { totalDocs: left } = await payload.count(expired)
  if (left > 0) throw new Error(`${left} are left`)
  if (docs.length > 0) console.log(`${docs.length} enquiries older than ${days} days were deleted.`)
  return docs.length
}

/** SQLite leaves what was deleted in its files until the place is written over. */
async function eraseDeleted({ db }: Payload): Promise<void> {
  await db.drizzle.run(sql`VACUUM`)
  await db.drizzle.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`)
}
