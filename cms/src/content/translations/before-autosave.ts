import { readObject } from '@noren/contract/json'
import type { JsonObject, PayloadRequest, TypeWithVersion, Where } from 'payload'
import type { Place } from './places.ts'

type Version = TypeWithVersion<JsonObject>

const KEPT: Where = { autosave: { not_equals: true } }

/**
 * A document, in all languages, as it was before the saves that a form has been doing by itself while
 * somebody types: each of them holds only a part of what is being written. `null` when the last save
 * was none of these.
 */
export async function beforeAutosaves(
  req: PayloadRequest,
  place: Place,
): Promise<JsonObject | null> {
  const newest = await newestAt(req, place, {})
  if (readObject(newest).autosave !== true) return null
  return (await newestAt(req, place, KEPT))?.version ?? {}
}

async function newestAt(
  req: PayloadRequest,
  place: Place,
  where: Where,
): Promise<Version | undefined> {
  const { db } = req.payload
  const options = { limit: 1, locale: 'all', pagination: false, sort: ['-updatedAt', '-id'], req }
  const { docs } =
    'global' in place
      ? await db.findGlobalVersions<JsonObject>({ ...options, global: place.global.slug, where })
      : await db.findVersions<JsonObject>({
          ...options,
          collection: place.collection.slug,
          where: { and: [where, { parent: { equals: place.id } }] },
        })
  return docs[0]
}
