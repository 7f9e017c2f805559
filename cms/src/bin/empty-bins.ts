import type { Payload } from 'payload'
import { log } from '../log.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long staff can bring back what they deleted. The desk's words say so too. */
const KEPT_DAYS = 30

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
    if (docs.length > 0) log('info', 'bin emptied', { collection: slug, count: docs.length })
    if (errors.length > 0) throw new Error(`${errors.length} of ${slug} are left in the bin`)
  }
}
