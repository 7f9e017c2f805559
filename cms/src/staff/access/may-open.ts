import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

/** A document there are several of, or the one of its kind. */
export type Opened = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }

/**
 * Whether whoever asks may read a document, which is what our own endpoints and screens ask first: what
 * they read themselves passes by the access rules.
 * @throws Forbidden where none of its kind is open to them
 */
export async function mayOpen(req: PayloadRequest, place: Opened): Promise<boolean> {
  const asking = { req, user: req.user, overrideAccess: false, depth: 0 }
  if ('global' in place) {
    await req.payload.findGlobal({ ...asking, slug: place.global })
    return true
  }
  const { collection, id } = place
  const { totalDocs } = await req.payload.find({
    ...asking,
    collection,
    where: { id: { equals: id } },
    limit: 1,
    trash: true,
  })
  return totalDocs > 0
}
