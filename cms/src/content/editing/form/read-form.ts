import { readObject, readText } from '@noren/contract/json'
import type { JsonObject, PayloadRequest } from 'payload'
import { mayChange, mayOpen, type Opened } from '../../../staff/access/endpoint.ts'
import { latestAt, type Place, placeOf } from '../../languages/translations/latest.ts'
import { labelWords } from '../../model/walk.ts'
import { fieldsOf } from './fields.ts'
import type { Form, FormField, Saved } from './form.ts'
import { valuesOf } from './values.ts'

/** A document as it was last saved, with the fields of its form. */
export type Stored = {
  place: Place
  fields: FormField[]
  saved: Saved
  createdAt: string
  /** Who wrote it. */
  changedBy: unknown
}

/** The form of a document, for the sender of the request; `null` where it does not exist for them. */
export async function formAt(req: PayloadRequest, opened: Opened): Promise<Form | null> {
  const stored = (await mayOpen(req, opened)) ? await storedAt(req, opened) : null
  if (!stored) return null
  const { place, fields, saved, createdAt } = stored
  const mayWrite = await mayChange(req, opened)
  const form = { ...saved, createdAt, fields }
  const may = { save: mayWrite, publish: mayWrite, remove: false }
  if ('global' in place) {
    const { label, slug } = place.global
    return { ...form, place: `globals/${slug}`, kind: labelWords(label), titleField: '', may }
  }
  const { access, admin, labels, slug } = place.collection
  // To delete is to move into the trash.
  const data = { deletedAt: new Date().toISOString() }
  return {
    ...form,
    place: `${slug}/${place.id}`,
    kind: labelWords(labels.singular),
    titleField: admin.useAsTitle ?? '',
    may: {
      ...may,
      remove: await mayChange(req, opened, (asking) => access.delete({ ...asking, data })),
    },
  }
}

/** A document as it was last saved; `null` where there is none, or it is in the trash. */
export async function storedAt(req: PayloadRequest, opened: Opened): Promise<Stored | null> {
  const place = placeOf(req.payload, opened)
  const kept = place && (await keptAt(req, place))
  if (!place || !kept) return null
  const latest = await latestAt(req, place)
  const doc = latest?.doc ?? {}
  const [config, id] = 'global' in place ? [place.global, {}] : [place.collection, { id: place.id }]
  const fields = await fieldsOf(config.fields, { req, doc, ...id })
  return {
    place,
    fields,
    saved: {
      values: valuesOf(fields, doc),
      // A draft of what visitors already see counts as published (`src/publish/unpublished/changes.ts`).
      isPublished: doc._status === 'published',
      isShown: kept._status === 'published',
      isKept: doc._status === 'published' || readObject(latest?.version).autosave !== true,
      updatedAt: readText(latest?.version?.updatedAt),
    },
    createdAt: readText(kept.createdAt),
    changedBy: doc.changedBy,
  }
}

/** What only the document itself knows, not its newest version; a global may have none yet. */
async function keptAt(
  { payload: { db }, ...req }: PayloadRequest,
  place: Place,
): Promise<JsonObject | null> {
  const select = { _status: true, createdAt: true } as const
  if ('global' in place)
    return (await db.findGlobal({ slug: place.global.slug, select, req })) ?? {}
  const where = { and: [{ id: { equals: place.id } }, { deletedAt: { exists: false } }] }
  const collection = place.collection.slug
  return db.findOne<JsonObject & { id: number }>({ collection, where, select, req })
}
