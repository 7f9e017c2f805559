import { log } from '@noren/kit/process/log'
import type { Payload, Where } from 'payload'
import { eraseDeleted } from '../base/database/erase.ts'
import { type Job, startJob } from '../base/jobs.ts'
import { DAY_MS, MINUTE_MS } from '../base/lengths.ts'
import { settings } from '../base/settings.ts'

/** Enquiries that harass the staff are kept for three years, a leap day among them. */
const HARASSMENT_DAYS = 3 * 365 + 1

/**
 * Keeps the promise of the privacy policy: deletes enquiries older than `ENQUIRY_RETENTION_DAYS` for
 * good, suspected spam among them, and harassment after three years; now and once a day.
 */
export function startRetention(payload: Payload, isLeader: () => boolean, now?: () => number): Job {
  let isErased = true
  return startJob({
    isLeader,
    work: async (moment) => {
      const deleted = await deleteExpired(payload, moment)
      if (deleted > 0) isErased = false
      if (!isErased) await eraseDeleted(payload.db)
      isErased = true
    },
    pause: DAY_MS,
    retry: MINUTE_MS,
    complaint: 'old enquiries not deleted, it will be tried again',
    ...(now && { now }),
  })
}

/** What a deletion at this time would remove. */
export function expiredAt(moment: number): Where {
  const olderThan = (days: number): Where => ({
    receivedAt: { less_than: new Date(moment - days * DAY_MS).toISOString() },
  })
  return {
    or: [
      { and: [olderThan(settings.enquiryRetentionDays), { harassmentAt: { exists: false } }] },
      { and: [olderThan(HARASSMENT_DAYS), { harassmentAt: { exists: true } }] },
    ],
  }
}

async function deleteExpired(payload: Payload, now: number): Promise<number> {
  const days = settings.enquiryRetentionDays
  // Those in the trash as well.
  const expired = { collection: 'enquiries', where: expiredAt(now), trash: true } as const
  const { docs } = await payload.delete({ ...expired, depth: 0 })
  // Counted, since a failing commit may go unreported.
  const { totalDocs: left } = await payload.count(expired)
  if (left > 0) throw new Error(`${left} old enquiries are left`)
  if (docs.length > 0) log('info', 'old enquiries deleted', { count: docs.length, days })
  return docs.length
}
