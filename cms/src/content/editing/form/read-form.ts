import { readText } from '@noren/contract/json'
import type { Access, JsonObject, PayloadRequest } from 'payload'
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
  const isGlobal = 'global' in place
  const mayWrite = await mayChange(req, opened)
  return {
    ...saved,
    place: 'global' in opened ? `globals/${opened.global}` : `${opened.collection}/${opened.id}`,
    createdAt,
    kind: labelWords(isGlobal ? place.global.label : place.collection.labels.singular),
    titleField: isGlobal ? '' : (place.collection.admin.useAsTitle ?? ''),
    fields,
    may: {
      save: mayWrite,
      publish: mayWrite,
      remove:
        !isGlobal && (await mayChange(req, opened, intoTrash(place.collection.access.delete))),
    },
  }
}

/** The rule for deleting, asked about moving into the trash. */
function intoTrash(rule: Access): Access {
  const data = { deletedAt: new Date().toISOString() }
  return (asking) => rule({ ...asking, data })
}

/** A document as it was last saved; `null` where there is none, or it is in the trash. */
export async function storedAt(req: PayloadRequest, opened: Opened): Promise<Stored | null> {
  const place = placeOf(req.payload, opened)
  const kept = place && (await keptAt(req, place))
  if (!place || !kept) return null
  const latest = await latestAt(req, place)
  const doc = latest?.doc ?? {}
  const config = 'global' in place ? place.global : place.collection
  const id = 'global' in place ? {} : { id: place.id }
  const fields = await fieldsOf(config.fields, { req, doc: { ...doc, ...id } })
  return {
    place,
    fields,
    saved: {
      values: valuesOf(fields, doc),
      // A draft of what visitors already see counts as published (`src/publish/unpublished/changes.ts`).
      isPublished: doc._status === 'published',
      isShown: kept._status === 'published',
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
  const { collection, id } = place
  return db.findOne<JsonObject & { id: number }>({
    collection: collection.slug,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: false } }] },
    select,
    req,
  })
}
