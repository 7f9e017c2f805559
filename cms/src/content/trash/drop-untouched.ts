import { log } from '@noren/contract/process/log'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { DAY_MS } from '../../base/jobs.ts'
import { textsByTag } from '../translations/gaps.ts'

/**
 * Deletes new documents that nobody wrote into within a day. A form that saves itself needs a document
 * from the start, also where somebody only looked.
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
