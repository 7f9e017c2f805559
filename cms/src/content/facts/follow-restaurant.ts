import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { FACTS } from './facts.ts'

/** A restaurant takes its facts along into the trash, and those it took out of it again. */
export const trashFacts: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, deletedAt] = [previousDoc?.deletedAt ?? null, doc.deletedAt ?? null]
  if (before === deletedAt) return doc
  const along = before === null ? { exists: false } : { equals: before }
  for (const collection of FACTS) {
    await req.payload.db.updateMany({
      collection,
      where: { and: [{ restaurant: { equals: doc.id } }, { deletedAt: along }] },
      data: { deletedAt, updatedAt: new Date().toISOString() },
      returning: false,
      req,
    })
  }
  return doc
}

/** A restaurant that is deleted for good takes its facts along. */
export const deleteFacts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of FACTS) {
    const where = { restaurant: { equals: id } }
    await req.payload.delete({ collection, where, trash: true, depth: 0, req })
  }
}
