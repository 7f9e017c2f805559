import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { latestAt, type Place } from '../../content/translations/latest.ts'
import { changesBetween, shownAt } from './changes.ts'

/**
 * After a publish in one language Payload treats the document as changed, even if nothing else is
 * unpublished. In that case this marks its newest version as published, since Today, the lists and the form
 * read that.
 */
export const noteNothingWaits: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const newest = await newestIfNothingWaits(req, { collection, id: doc.id })
  if (newest) await req.payload.db.updateVersion({ collection: collection.slug, ...newest })
  return doc
}

/** As {@link noteNothingWaits}, for a global. */
export const noteNothingWaitsInGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status !== 'published') return doc
  const newest = await newestIfNothingWaits(req, { global })
  if (newest) await req.payload.db.updateGlobalVersion({ global: global.slug, ...newest })
  return doc
}

/** The newest version, to be marked as published, if it is a draft of what visitors already see. */
async function newestIfNothingWaits(req: PayloadRequest, place: Place) {
  const latest = await latestAt(req, place)
  if (!latest?.version || latest.doc._status !== 'draft') return null
  const shown = await shownAt(req, place)
  if (!shown) return null
  const changes = changesBetween(latest.fields, shown, latest.doc, req.i18n)
  if (changes.length > 0) return null
  const id = Number(latest.version.id)
  return { id, versionData: { version: { _status: 'published' } }, returning: false, req }
}
