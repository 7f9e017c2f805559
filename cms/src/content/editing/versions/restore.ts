import {
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type JsonObject,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  saveVersion,
} from 'payload'
import { inTransaction } from '../../../base/database/transaction.ts'
import { onPost, toDocument } from '../../../staff/access/endpoint.ts'
import { withCheckedMarks } from '../../library/brand/mark-fields.ts'
import { authorOf } from '../../model/saved-by.ts'

/**
 * Payload restores a version with its old state: a published one is on the site again immediately, and a
 * draft of a global takes the published one off. Here it becomes a draft in both cases; the site changes
 * when staff publish.
 */
export function restoreDocument(collection: CollectionSlug): Endpoint {
  return onPost('/versions/:id', async (req) => {
    const doc = await restoreVersionOperation({
      collection: req.payload.collections[collection],
      id: Number(req.routeParams?.id),
      draft: true,
      depth: 0,
      req,
    })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  })
}

/** As {@link restoreDocument}, for a global. */
export function restoreGlobal(slug: GlobalSlug): Endpoint {
  return onPost(
    '/versions/:id',
    toDocument({ global: slug }, async (req) => {
      const doc = await inTransaction(req, () => restored(req, slug))
      return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
    }),
  )
}

/** Saves an old version as the newest draft, with all that follows on a save. */
async function restored(req: PayloadRequest, slug: GlobalSlug): Promise<JsonObject> {
  const { payload, routeParams, context } = req
  const { docs } = await payload.db.findGlobalVersions({
    global: slug,
    where: { id: { equals: String(routeParams?.id) } },
    limit: 1,
    req,
  })
  const global = payload.config.globals.find((config) => config.slug === slug)
  if (!docs[0] || !global) throw new NotFound(req.t)
  const version = slug === 'brand' ? await withCheckedMarks(req, docs[0].version) : docs[0].version
  const previousDoc = await payload.findGlobal({ slug, draft: true, depth: 0, req })
  let doc: JsonObject = await saveVersion({
    docWithLocales: { ...version, _status: 'draft', changedBy: authorOf(req) },
    draft: true,
    global,
    operation: 'update',
    payload,
    req,
  })
  for (const hook of global.hooks.afterChange) {
    doc = (await hook({ context, data: doc, doc, global, previousDoc, req })) ?? doc
  }
  return doc
}
