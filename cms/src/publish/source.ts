import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from 'payload'
import type { Both } from './both.ts'

type Locale = 'en' | 'ja'

/** Documents read with one query. */
const PAGE = 200

/** The content there are several of. */
export type ListSlug = Extract<CollectionSlug, 'solutions' | 'testimonials' | 'restaurants'>

/** The published state of a part of the site; `null` when it never was, or was taken back. */
export async function publishedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
): Promise<Both<DataFromGlobalSlug<Slug>> | null> {
  const read = (locale: Locale) =>
    payload.findGlobal({ slug, locale, fallbackLocale: false, draft: false, depth: 1 })
  const en = await read('en')
  if (Reflect.get(en, '_status') !== 'published') return null
  return { en, jp: await read('ja') }
}

/** Reads the published documents of a kind, in the order visitors see them. */
export type ListReader<Doc> = {
  read: () => Promise<Both<Doc>[]>
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
  const known = new Map<number, { updatedAt: string; doc: Both<Doc> }>()

  async function readAnew(ids: readonly number[]): Promise<void> {
    const read = (locale: Locale) =>
      payload.find({
        collection,
        where: { id: { in: ids } },
        locale,
        fallbackLocale: false,
        draft: false,
        depth: 1,
        pagination: false,
      })
    const [english, japanese] = [await read('en'), await read('ja')]
    const jpById = new Map(japanese.docs.map((doc) => [doc.id, doc]))
    for (const en of english.docs) {
      const jp = jpById.get(en.id)
      if (jp) known.set(en.id, { updatedAt: en.updatedAt, doc: { en, jp } })
    }
  }

  return {
    read: async () => {
      const { docs: listed } = await payload.db.find<{ id: number; updatedAt: string }>({
        collection,
        where: { _status: { equals: 'published' } },
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
