import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

/** A document of a collection, or a global. */
export type Opened = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }

/**
 * Whether the sender of a request may read a document. Our own endpoints and screens check this first,
 * since their own reads skip the access rules.
 * @throws Forbidden where the sender may read none of its kind
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
