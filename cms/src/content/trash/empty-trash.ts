import { log } from '@noren/contract/process/log'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { eraseDeleted } from '../../base/database/erase.ts'
import { DAY_MS, type Job, MINUTE_MS, startJob } from '../../base/jobs.ts'
import { textsByTag } from '../translations/gaps.ts'
import { KEPT_DAYS } from './kept-days.ts'

/** Empties the trash and deletes documents that were never edited, at the start and once a day. */
export function startEmptyingTrash(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: async (moment) => {
      await emptyTrash(payload, moment)
      await dropUntouched(payload, moment)
    },
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

/**
 * Deletes new documents that no one edited within a day. A form with autosave needs a document from the
 * start, even if staff only look.
 */
export async function dropUntouched(payload: Payload, now: number): Promise<void> {
  for (const collection of payload.config.collections) {
    if (!collection.versions?.drafts) continue
    const ids = await untouchedIn(payload, collection, new Date(now - DAY_MS).toISOString())
    for (const id of ids) await payload.delete({ collection: collection.slug, id, depth: 0 })
    if (ids.length > 0) {
      log('info', 'empty drafts deleted', { collection: collection.slug, count: ids.length })
    }
  }
}

async function untouchedIn(
  payload: Payload,
  { slug, admin }: SanitizedCollectionConfig,
  before: string,
): Promise<number[]> {
  const { docs } = await payload.db.find<{ id: number; [field: string]: unknown }>({
    collection: slug,
    where: { _status: { equals: 'draft' }, createdAt: { less_than: before } },
    locale: 'all',
    pagination: false,
    limit: 0,
  })
  const ids: number[] = []
  for (const doc of docs) {
    const title = textsByTag(doc[admin.useAsTitle ?? ''])
    if (Object.values(title).some(Boolean)) continue
    const where = { parent: { equals: doc.id } }
    const { totalDocs } = await payload.countVersions({ collection: slug, where })
    if (totalDocs <= 1) ids.push(doc.id)
  }
  return ids
}
