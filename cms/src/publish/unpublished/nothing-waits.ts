import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { latestAt, type Place } from '../../content/translations/latest.ts'
import { changesBetween, shownAt } from './changes.ts'

/**
 * Payload takes a document for changed once one of its languages went out alone, whether or not
 * anything is left to go out. Where nothing is, its newest version is a published one: Today, the
 * lists and the form all go by that.
 */
export const noteNothingWaits: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const newest = await newestIfNothingWaits(req, { collection, id: doc.id })
  if (newest) await req.payload.db.updateVersion({ collection: collection.slug, ...newest })
  return doc
}

/** As {@link noteNothingWaits}, for a part of the site there is one of. */
export const noteNothingWaitsInGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status !== 'published') return doc
  const newest = await newestIfNothingWaits(req, { global })
  if (newest) await req.payload.db.updateGlobalVersion({ global: global.slug, ...newest })
  return doc
}

/** The newest version, where it is a draft of what visitors see already, to be written as a published one. */
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
