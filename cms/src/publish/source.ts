import {
  DEFAULT_LANGUAGE,
  LANGUAGE,
  type PerLanguage,
  perLanguage,
  perLanguageInTurn,
} from '@noren/contract/language'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from 'payload'

/** Documents read with one query. */
const PAGE = 200

/** The content there are several of. */
type ListSlug = Extract<CollectionSlug, 'solutions' | 'testimonials' | 'restaurants'>

/** The published state of a part of the site; `null` when it never was, or was taken back. */
export async function publishedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
): Promise<PerLanguage<DataFromGlobalSlug<Slug>> | null> {
  const docs = await perLanguageInTurn((language) => {
    const locale = LANGUAGE[language].htmlLang
    return payload.findGlobal({ slug, locale, fallbackLocale: false, draft: false, depth: 1 })
  })
  return Reflect.get(docs[DEFAULT_LANGUAGE], '_status') === 'published' ? docs : null
}

/** Reads the published documents of a kind, in the order visitors see them. */
export type ListReader<Doc> = {
  read: () => Promise<PerLanguage<Doc>[]>
  /** Reads every document anew next time: something they refer to has changed. */
  forget: () => void
}

/** A reader that remembers what it has read, so that one change among thousands costs one read. */
export function createListReader<Slug extends ListSlug>(
  payload: Payload,
  collection: Slug,
  sort: string,
): ListReader<DataFromCollectionSlug<Slug>> {
  type Doc = DataFromCollectionSlug<Slug>
  const known = new Map<number, { updatedAt: string; doc: PerLanguage<Doc> }>()

  async function readAnew(ids: readonly number[]): Promise<void> {
    const found = await perLanguageInTurn(async (language) => {
      const { docs } = await payload.find({
        collection,
        where: { id: { in: ids } },
        locale: LANGUAGE[language].htmlLang,
        fallbackLocale: false,
        draft: false,
        depth: 1,
        pagination: false,
      })
      return new Map(docs.map((doc) => [doc.id, doc]))
    })
    for (const [id, first] of found[DEFAULT_LANGUAGE]) {
      // Deleted between two reads, it is gone from the next edition.
      const doc = perLanguage((language) => found[language].get(id) ?? first)
      known.set(id, { updatedAt: first.updatedAt, doc })
    }
  }

  return {
    read: async () => {
      const { docs: listed } = await payload.db.find<{ id: number; updatedAt: string }>({
        collection,
        where: { _status: { equals: 'published' }, deletedAt: { exists: false } },
        sort: [sort, 'id'],
        limit: 0,
        pagination: false,
        select: { updatedAt: true },
      })
      const changed = listed.filter(({ id, updatedAt }) => known.get(id)?.updatedAt !== updatedAt)
      for (let start = 0; start < changed.length; start += PAGE) {
        await readAnew(changed.slice(start, start + PAGE).map(({ id }) => id))
      }
      return listed.flatMap(({ id }) => known.get(id)?.doc ?? [])
    },
    forget: () => known.clear(),
  }
}

/**
 * Tells, each time it is asked, whether a picture or film that was there has changed or gone since: it
 * stands in any number of documents, and another desk may have changed it.
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
