import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'

/** What decides under which addresses a restaurant is found. */
type Addressed = {
  id: number
  slug: string
  formerSlugs?: string[] | null
  _status?: 'draft' | 'published' | null
}

/**
 * When a published restaurant gets another slug, remembers the one visitors know, so that the old
 * address leads to the new one. The slug it has now is never also a former one.
 */
export const keepFormerSlugs: CollectionBeforeChangeHook<Addressed> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data
  const former = new Set(data.formerSlugs ?? originalDoc?.formerSlugs ?? [])
  if (operation === 'update' && originalDoc) {
    // The original handed to a hook is the newest version, perhaps a draft; visitors know this one.
    const shown = await req.payload.findByID({
      collection: 'restaurants',
      id: originalDoc.id,
      draft: false,
      // It may just be coming back from the bin.
      trash: true,
      depth: 0,
      req,
    })
    if (shown._status === 'published') former.add(shown.slug)
  }
  former.delete(data.slug ?? originalDoc?.slug ?? '')
  return { ...data, formerSlugs: [...former] }
}

/**
 * Whoever may not change addresses brings an old version back with those of today: Payload would leave
 * none where the right to write a field is missing.
 */
export const keepAddresses: CollectionBeforeValidateHook<Addressed> = ({ data, originalDoc }) => ({
  ...data,
  ...(data?.slug === undefined && originalDoc && { slug: originalDoc.slug }),
  ...(data?.formerSlugs === undefined && originalDoc && { formerSlugs: originalDoc.formerSlugs }),
})
