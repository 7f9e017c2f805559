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
import { publishedTimes } from '../base/database/rows.ts'
import { isLocalized, placedFields, rowsOf } from './fields/walk.ts'

/** Documents read with one query. */
const PAGE = 200

/** The content there are several of. */
export type ListSlug = Extract<CollectionSlug, 'solutions' | 'testimonials' | 'restaurants'>

/** The parts of the site there is one of. */
export type SingleSlug = Exclude<GlobalSlug, 'reply-letters' | 'sign-in-rules'>

/** A document whose newest draft is to stand in for what is published of it. */
export type DraftOf =
  | { readonly collection: ListSlug; readonly id: number }
  | { readonly global: SingleSlug }

/**
 * The published state of a part of the site; `null` when it never was, or was taken back.
 * @param draftOf the document that is read as it was last saved
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

/** Reads the published documents of a kind, in the order visitors see them. */
export type ListReader<Doc> = {
  /** @param draftOf the document that is read as it was last saved, published or not */
  read: (draftOf?: DraftOf) => Promise<PerLanguage<Doc>[]>
  /** Reads every document anew next time: something they refer to has changed. */
  forget: () => void
}

/**
 * A reader that remembers what it has read, so that one change among thousands costs one read.
 * @param column of the database, by which visitors see them
 */
export function createListReader<Slug extends ListSlug>(
  payload: Payload,
  collection: Slug,
  column: string,
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
        column,
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

/** A document that was read in all languages, as Payload gives it in one. */
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

/** A document that was read in all languages, as Payload gives it in each. */
export function inEachLanguage<Doc extends object>(
  fields: readonly Field[],
  doc: Doc,
): PerLanguage<Doc> {
  return perLanguage((language) => inOneLanguage(fields, doc, LANGUAGE[language].htmlLang))
}
