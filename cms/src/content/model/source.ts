import { readObject } from '@noren/contract/json'
import { LANGUAGE, type PerLanguage, perLanguage } from '@noren/contract/language'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  Field,
  GlobalSlug,
  Payload,
} from 'payload'
import { publishedTimes } from '../../base/database/rows.ts'
import { isLocalized, placedFields, rowsOf } from './walk.ts'

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
 * The published version of a global; `null` when it was never published, or is unpublished.
 * @param draftOf the document to read as it was last saved
 */
export async function publishedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  draftOf?: DraftOf,
): Promise<PerLanguage<DataFromGlobalSlug<Slug>> | null> {
  const draft = draftOf !== undefined && 'global' in draftOf && draftOf.global === slug
  const doc = await payload.findGlobal({ slug, locale: 'all', draft, depth: 1 })
  if (!draft && Reflect.get(doc, '_status') !== 'published') return null
  const { fields = [] } = payload.globals.config.find((each) => each.slug === slug) ?? {}
  return inEachLanguage(fields, doc)
}

/** Reads the published documents of a collection, in the order visitors see them. */
export type ListReader<Doc> = {
  /** @param draftOf the document to read as it was last saved, published or not */
  read: (draftOf?: DraftOf) => Promise<PerLanguage<Doc>[]>
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
  type Doc = DataFromCollectionSlug<Slug>
  const known = new Map<number, { changed: string; doc: PerLanguage<Doc> }>()

  async function readDocs(ids: readonly number[], draft: boolean) {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      locale: 'all',
      draft,
      depth: 1,
      pagination: false,
    })
    const { fields } = payload.collections[collection].config
    return docs.map((doc) => ({ id: doc.id, doc: inEachLanguage(fields, doc) }))
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
        for (const { id, doc } of await readDocs([...page.keys()], false))
          known.set(id, { changed: page.get(id)?.changed ?? '', doc })
      }
      const [draft] = draftId === null ? [] : await readDocs([draftId], true)
      return listed.flatMap(({ id }) => (id === draftId ? draft : known.get(id))?.doc ?? [])
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

/** A document that was read in all languages, in the shape Payload gives it in one. */
function inOneLanguage<Doc extends object>(fields: readonly Field[], doc: Doc, tag: string): Doc {
  const one = { ...doc }
  for (const placed of placedFields(fields)) {
    const { field, name } = placed
    const value: unknown = Reflect.get(doc, name)
    if (isLocalized(placed)) Object.assign(one, { [name]: readObject(value)[tag] ?? null })
    else if (field.type === 'group')
      Object.assign(one, { [name]: inOneLanguage(field.fields, readObject(value), tag) })
    else if (field.type === 'array' && Array.isArray(value)) {
      const rows = rowsOf(value).map((row) => inOneLanguage(field.fields, row, tag))
      Object.assign(one, { [name]: rows })
    }
  }
  return one
}

/** A document that was read in all languages, in the shape Payload gives it in each. */
export function inEachLanguage<Doc extends object>(
  fields: readonly Field[],
  doc: Doc,
): PerLanguage<Doc> {
  return perLanguage((language) => inOneLanguage(fields, doc, LANGUAGE[language].htmlLang))
}
