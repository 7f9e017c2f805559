import { log } from '@noren/contract/process/log'
import type { Payload } from 'payload'
import { eraseDeleted } from '../../base/database/erase.ts'
import { DAY_MS, MINUTE_MS, type Rounds, startRounds } from '../../base/jobs.ts'
import { dropUntouched } from './drop-untouched.ts'

/** How long staff can bring back what they deleted. The desk's words say so too. */
const KEPT_DAYS = 30

/** Empties the bins, and drops what was never written into, now and once a day. */
export function startEmptyingBins(payload: Payload, isLeader: () => boolean): Rounds {
  return startRounds({
    isLeader,
    work: async (moment) => {
      await emptyBins(payload, moment)
      await dropUntouched(payload, moment)
    },
    pause: DAY_MS,
    retry: MINUTE_MS,
    complaint: 'bins not emptied, it will be tried again',
  })
}

/** Deletes for good whatever has lain in a bin for longer than that. */
export async function emptyBins(payload: Payload, now: number): Promise<void> {
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
      log('info', 'bin emptied', { collection: slug, count: docs.length })
      if (slug === 'enquiries') await eraseDeleted(payload.db)
    }
    if (errors.length > 0) throw new Error(`${errors.length} of ${slug} are left in the bin`)
  }
}
