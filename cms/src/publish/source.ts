import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from 'payload'
import type { Both } from './both.ts'

/** Languages as Payload's configuration calls them. */
const LOCALES = { en: 'en', jp: 'ja' } as const

/** The content there are several of. */
export type ListSlug = Extract<CollectionSlug, 'solutions' | 'testimonials' | 'restaurants'>

/** The published state of a part of the site; `null` when it never was, or was taken back. */
export async function publishedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
): Promise<Both<DataFromGlobalSlug<Slug>> | null> {
  const read = (locale: 'en' | 'ja') =>
    payload.findGlobal({ slug, locale, fallbackLocale: false, draft: false, depth: 1 })
  const en = await read(LOCALES.en)
  if (Reflect.get(en, '_status') !== 'published') return null
  return { en, jp: await read(LOCALES.jp) }
}

/** The published documents of a kind, in the order visitors see them. */
export async function publishedList<Slug extends ListSlug>(
  payload: Payload,
  collection: Slug,
  sort: string,
): Promise<Both<DataFromCollectionSlug<Slug>>[]> {
  const read = (locale: 'en' | 'ja') =>
    payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      sort: [sort, 'id'],
      locale,
      fallbackLocale: false,
      draft: false,
      depth: 1,
      pagination: false,
    })
  const [english, japanese] = [await read(LOCALES.en), await read(LOCALES.jp)]
  const jpById = new Map(japanese.docs.map((doc) => [doc.id, doc]))
  return english.docs.flatMap((en) => {
    const jp = jpById.get(en.id)
    return jp ? [{ en, jp }] : []
  })
}
