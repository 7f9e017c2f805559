import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { LIST_SLUGS } from '../model/source.ts'
import { GLOBALS } from './globals/all.ts'

/** Collections and globals by their slugs. */
type Places = { collections: readonly CollectionSlug[]; globals: readonly GlobalSlug[] }

/** What visitors see of a company. */
export const ON_THE_SITE: Places = {
  collections: LIST_SLUGS,
  globals: Object.values(GLOBALS).map(({ slug }) => slug),
}

/** Whether something is written in these places, trash included: nothing, drafts alone, or more. */
export async function writtenIn(
  payload: Payload,
  { collections, globals }: Places,
): Promise<'nothing' | 'drafts' | 'more'> {
  let found: 'nothing' | 'drafts' = 'nothing'
  for (const collection of collections) {
    const where = { _status: { equals: 'draft' } }
    const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
    const [all, drafts] = [
      await payload.count({ collection, trash: true }),
      hasDrafts ? await payload.count({ collection, where, trash: true }) : NONE,
    ]
    if (all.totalDocs > drafts.totalDocs) return 'more'
    if (all.totalDocs > 0) found = 'drafts'
  }
  for (const global of globals) {
    const hasVersions = payload.globals.config.some(
      ({ slug, versions }) => slug === global && versions,
    )
    // Without drafts, what was saved once is in force.
    const saved = await payload.db.findGlobal({ slug: global })
    const isThere = 'updatedAt' in saved && Boolean(saved.updatedAt)
    if (isThere && (!hasVersions || Reflect.get(saved, '_status') === 'published')) return 'more'
    if (hasVersions && (await payload.countGlobalVersions({ global })).totalDocs > 0)
      found = 'drafts'
  }
  return found
}

const NONE = { totalDocs: 0 }
