import type { JsonObject, PayloadRequest } from 'payload'
import type { Place } from '../../content/translations/places.ts'

/** What visitors see of a document, in all languages; `null` when they see none of it. */
export async function shownAt(
  { payload, ...req }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: Place,
): Promise<JsonObject | null> {
  const doc =
    'global' in place
      ? await payload.db.findGlobal({ slug: place.global.slug, locale: 'all', req })
      : await payload.db.findOne<JsonObject & { id: number }>({
          collection: place.collection.slug,
          where: { id: { equals: place.id } },
          locale: 'all',
          req,
        })
  return doc?._status === 'published' ? doc : null
}
