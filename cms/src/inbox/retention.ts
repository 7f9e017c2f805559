import type { Payload, Where } from 'payload'
import { eraseDeleted } from '../database/erase.ts'
import { faultFacts, log } from '../log.ts'
import { settings } from '../settings.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The running deletion of enquiries whose time is over. */
export type Retention = {
  /** When this desk looks for them the next time; `null` while another one does. */
  nextRun: () => Date | null
  stop: () => Promise<void>
}

/**
 * Keeps the promise of the privacy policy: enquiries that came longer ago than
 * `ENQUIRY_RETENTION_DAYS` are deleted for good, suspected spam among them; now and once a day, or
 * a minute later where it failed or another desk leads.
 */
export function startRetention(
  payload: Payload,
  isLeader: () => boolean,
  now: () => number = Date.now,
): Retention {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isErased = true
  let nextRun: Date | null = null

  async function run(): Promise<void> {
    const deleted = await deleteExpired(payload, now())
    if (deleted > 0) isErased = false
    if (!isErased) await eraseDeleted(payload.db)
    isErased = true
  }

  async function runOrComplain(): Promise<number> {
    try {
      await run()
      return DAY_MS
    } catch (error) {
      log('error', 'old enquiries not deleted, it will be tried again', faultFacts(error))
      return MINUTE_MS
    }
  }

  async function runAndSchedule(): Promise<void> {
    const leads = isLeader()
    const pause = leads ? await runOrComplain() : MINUTE_MS
    if (stopped) return
    nextRun = leads ? new Date(now() + pause) : null
    timer = setTimeout(() => {
      round = runAndSchedule()
    }, pause)
    timer.unref()
  }

  let round = runAndSchedule()
  return {
    nextRun: () => nextRun,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** What is deleted when the desk looks at this moment. */
export function expiredAt(moment: number): Where {
  const before = new Date(moment - settings.enquiryRetentionDays * DAY_MS)
  return { receivedAt: { less_than: before.toISOString() } }
}

async function deleteExpired(payload: Payload, now: number): Promise<number> {
  const days = settings.enquiryRetentionDays
  const expired = { collection: 'enquiries', where: expiredAt(now) } as const
  const { docs } = await payload.delete({ ...expired, depth: 0 })
  // Counted rather than believed: a commit that fails is not reported.
  const { totalDocs: left } = await payload.count(expired)
  if (left > 0) throw new Error(`${left} are left`)
  if (docs.length > 0) log('info', 'old enquiries deleted', { count: docs.length, days })
  return docs.length
}
