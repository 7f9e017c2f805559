import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from 'payload'
import { publishedTimes } from '../../base/database/rows.ts'

/** How many documents one query reads. */
const PAGE = 200

/** The collections of content, each a list of the snapshot. */
export const LIST_SLUGS = [
  'solutions',
  'testimonials',
  'restaurants',
  'news',
] as const satisfies CollectionSlug[]

export type ListSlug = (typeof LIST_SLUGS)[number]

/** Whether it is the slug of one of these collections. */
export function isListSlug(slug: unknown): slug is ListSlug {
  return LIST_SLUGS.some((each) => each === slug)
}

/** Globals that are no content. */
const OF_THE_OFFICE = ['former-site', 'glossary', 'reply-letters', 'sign-in-rules'] as const

/** The globals of content. */
export type SingleSlug = Exclude<GlobalSlug, (typeof OF_THE_OFFICE)[number]>

/** Whether a global is content. */
export function isSingleSlug(slug: GlobalSlug): slug is SingleSlug {
  return !OF_THE_OFFICE.some((each) => each === slug)
}

/** A document that is read as its newest draft in place of its published version. */
export type DraftOf =
  | { readonly collection: ListSlug; readonly id: number }
  | { readonly global: SingleSlug }

/**
 * The published version of a global in all languages; `null` when it was never published, or is unpublished.
 * @param draftOf the document to read as it was last saved
 */
export async function publishedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  draftOf?: DraftOf,
): Promise<DataFromGlobalSlug<Slug> | null> {
  const draft = draftOf !== undefined && 'global' in draftOf && draftOf.global === slug
  const doc = await payload.findGlobal({ slug, locale: 'all', draft, depth: 1 })
  return draft || Reflect.get(doc, '_status') === 'published' ? doc : null
}

/** Reads the published documents of a collection in all languages, in the order visitors see them. */
export type ListReader<Doc> = {
  /** @param draftOf the document to read as it was last saved, published or not */
  read: (draftOf?: DraftOf) => Promise<Doc[]>
  /** Makes the next read start from scratch, since something they refer to has changed. */
  forget: () => void
}

/**
 * A reader with a cache, so that one change among thousands costs one read.
 * @param order of columns of the database, as visitors see the list
 */
export function createListReader<Slug extends ListSlug>(
  payload: Payload,
  collection: Slug,
  order: string,
): ListReader<DataFromCollectionSlug<Slug>> {
  const known = new Map<number, { changed: string; doc: DataFromCollectionSlug<Slug> }>()

  async function readDocs(ids: readonly number[], draft: boolean) {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      locale: 'all',
      draft,
      depth: 1,
      pagination: false,
    })
    return docs
  }

  return {
    read: async (draftOf) => {
      const draftId =
        draftOf && 'collection' in draftOf && draftOf.collection === collection ? draftOf.id : null
      const listed = await publishedTimes(payload.db, {
        table: collection,
        order,
        also: draftId,
      })
      const changed = listed.filter(
        (each) => each.id !== draftId && known.get(each.id)?.changed !== each.changed,
      )
      for (let start = 0; start < changed.length; start += PAGE) {
        const page = new Map(changed.slice(start, start + PAGE).map((each) => [each.id, each]))
        for (const doc of await readDocs([...page.keys()], false))
          known.set(doc.id, { changed: page.get(doc.id)?.changed ?? '', doc })
      }
      const [draft] = draftId === null ? [] : await readDocs([draftId], true)
      return listed.flatMap(({ id }) => (id === draftId ? draft : known.get(id)?.doc) ?? [])
    },
    forget: () => known.clear(),
  }
}

/**
 * Returns a function that says whether a picture or video has changed or gone since its last call. Any
 * number of documents may use it, and another desk may have changed it.
 */
export function watchUploads(payload: Payload): () => Promise<boolean> {
  let known = new Map<string, string>()
  return async () => {
    const found = new Map<string, string>()
    for (const collection of ['media', 'videos'] as const) {
      const { docs } = await payload.db.find<{ id: number; updatedAt: string }>({
        collection,
        limit: 0,
        pagination: false,
        select: { updatedAt: true },
      })
      for (const { id, updatedAt } of docs) found.set(`${collection} ${id}`, updatedAt)
    }
    const changed = [...known].some(([upload, updatedAt]) => found.get(upload) !== updatedAt)
    known = found
    return changed
  }
}
