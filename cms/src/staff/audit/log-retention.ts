import type { Payload } from 'payload'
import { type Job, startJob } from '../../base/jobs.ts'
import { DAY_MS, MINUTE_MS } from '../../base/lengths.ts'

/** How many days a line is kept. The triggers of the table, in the migrations, say the same. */
export const KEPT_DAYS = 400

/** Deletes what is older, at the start and once a day. */
export function startLogRetention(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: (moment) => deleteOld(payload, moment),
    pause: DAY_MS,
    retry: MINUTE_MS,
    complaint: 'old lines of the audit log not deleted, it will be tried again',
  })
}

/** Deletes the lines that are older than that at this time. */
export async function deleteOld(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - KEPT_DAYS * DAY_MS).toISOString()
  await payload.db.deleteMany({
    collection: 'audit-log',
    where: { at: { less_than: before } },
  })
}
