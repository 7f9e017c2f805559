import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { latestAt } from '../translations/latest.ts'
import type { Place } from '../translations/places.ts'
import { changesBetween } from './changes.ts'
import { shownAt } from './shown-at.ts'

const IS_PUBLISHED = { _status: 'published' }

/**
 * Payload takes a document for changed once one of its languages went out alone, whether or not
 * anything is left to go out. Where nothing is, its newest version is a published one: Today, the
 * lists and the form all go by that.
 */
export const noteNothingWaits: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published' || req.context.wholeSave) return doc
  const id = await newestIfNothingWaits(req, { collection, id: doc.id })
  if (id !== null) {
    await req.payload.db.updateVersion({
      collection: collection.slug,
      id,
      versionData: { version: IS_PUBLISHED },
      returning: false,
      req,
    })
  }
  return doc
}

/** As {@link noteNothingWaits}, for a part of the site there is one of. */
export const noteNothingWaitsInGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status !== 'published') return doc
  const id = await newestIfNothingWaits(req, { global })
  if (id !== null) {
    await req.payload.db.updateGlobalVersion({
      global: global.slug,
      id,
      versionData: { version: IS_PUBLISHED },
      returning: false,
      req,
    })
  }
  return doc
}

/** The newest version's id, where it is a draft of what visitors see already. */
async function newestIfNothingWaits(req: PayloadRequest, place: Place): Promise<number | null> {
  const latest = await latestAt(req, place)
  if (latest?.version.version._status !== 'draft') return null
  const shown = await shownAt(req, place)
  if (!shown) return null
  const changes = changesBetween(latest.fields, shown, latest.version.version, req.i18n)
  return changes.length === 0 ? Number(latest.version.id) : null
}
