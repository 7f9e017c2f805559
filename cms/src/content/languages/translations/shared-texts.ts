import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, PayloadRequest, TypeWithID } from 'payload'
import { textsByTag } from './gaps.ts'
import type { Latest, Place } from './latest.ts'

/** The field of a dish that other dishes share. */
export const CATEGORY = 'category'

/**
 * The documents that have a text together: for a category the dishes of the restaurant whose category is the
 * same in all languages, else the document alone.
 */
export async function sharing(
  req: PayloadRequest,
  place: Place,
  { latest: { doc }, key }: { latest: Latest; key: string },
): Promise<Place[]> {
  if (!('collection' in place) || place.collection.slug !== 'dishes' || key !== CATEGORY)
    return [place]
  const { docs } = await req.payload.db.find<JsonObject & TypeWithID>({
    collection: 'dishes',
    where: { restaurant: { equals: doc.restaurant }, deletedAt: { exists: false } },
    locale: 'all',
    pagination: false,
    req,
  })
  const texts = textsByTag(doc[CATEGORY])
  return docs
    .filter(({ category }) => isDeepStrictEqual(textsByTag(category), texts))
    .map(({ id }) => ({ collection: place.collection, id }))
}
