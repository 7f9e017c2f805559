import {
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  NotFound,
  restoreVersionOperation,
  saveVersion,
} from 'payload'
import { authorOf } from './version-fields.ts'

/**
 * Payload brings a version back the way it once was: one that was published is on the site again at
 * once, and one of a global that was not takes the published one off. Ours becomes a draft in either
 * case; what visitors see changes when somebody publishes.
 */
export function restoreDocument(collection: CollectionSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const doc = await restoreVersionOperation({
        collection: req.payload.collections[collection],
        id: Number(req.routeParams?.id),
        draft: true,
        depth: 0,
        req,
      })
      return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
    },
  }
}

/** As {@link restoreDocument}, for a part of the site there is one of. */
export function restoreGlobal(slug: GlobalSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const { payload } = req
      const id = String(req.routeParams?.id)
      // Whoever may read versions may also change the text: both are the staff's.
      await payload.findGlobalVersionByID({ slug, id, depth: 0, overrideAccess: false, req })
      const { docs } = await payload.db.findGlobalVersions({
        global: slug,
        where: { id: { equals: id } },
        limit: 1,
        req,
      })
      const global = payload.config.globals.find((config) => config.slug === slug)
      if (!docs[0] || !global) throw new NotFound(req.t)
      const doc = await saveVersion({
        docWithLocales: { ...docs[0].version, _status: 'draft', changedBy: authorOf(req) },
        draft: true,
        global,
        operation: 'update',
        payload,
        req,
      })
      return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
    },
  }
}
