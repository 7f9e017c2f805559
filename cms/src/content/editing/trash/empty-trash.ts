import { log } from '@noren/kit/process/log'
import type { Payload } from 'payload'
import { eraseDeleted } from '../../../base/database/erase.ts'
import { type Job, startJob } from '../../../base/jobs.ts'
import { DAY_MS, MINUTE_MS } from '../../../base/lengths.ts'
import { KEPT_DAYS } from './kept-days.ts'

/** Empties the trash at the start and once a day. */
export function startEmptyingTrash(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: (moment) => emptyTrash(payload, moment),
    pause: DAY_MS,
    retry: MINUTE_MS,
    complaint: 'trash not emptied, it will be tried again',
  })
}

/** Deletes for good what has been in the trash for longer than that. */
export async function emptyTrash(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - KEPT_DAYS * DAY_MS).toISOString()
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue
    const where = { deletedAt: { less_than: before } }
    const { docs, errors } = await payload.delete({
      collection: slug,
      where,
      trash: true,
      depth: 0,
    })
    if (docs.length > 0) {
      log('info', 'trash emptied', { collection: slug, count: docs.length })
      if (slug === 'enquiries') await eraseDeleted(payload.db)
    }
    if (errors.length > 0) throw new Error(`${errors.length} of ${slug} are left in the trash`)
  }
}
