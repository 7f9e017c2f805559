import type { JsonObject, Payload, SanitizedCollectionConfig } from 'payload'
import { nameIn } from '../../content/languages/translations/gaps.ts'
import { newestVersion, type Place } from '../../content/languages/translations/latest.ts'
import { addressFrom } from '../../content/model/fields/address-from-name.ts'
import { freeFileName } from './files-of-uploads.ts'
import { DRAFT } from './places.ts'

type Stored = JsonObject & { id: number }

/** The documents of a collection in their order, without the trash. */
export async function documentsOf(
  { db }: Payload,
  { slug, defaultSort, trash }: SanitizedCollectionConfig,
): Promise<Stored[]> {
  const { docs } = await db.find<Stored>({
    collection: slug,
    locale: 'all',
    ...(defaultSort && { sort: [defaultSort, 'id'].flat() }),
    ...(trash && { where: { deletedAt: { exists: false } } }),
    pagination: false,
    limit: 0,
  })
  return docs
}

/** The states of a document: as visitors see it, and its draft where there is one. */
export async function statesOf(
  payload: Payload,
  place: Place,
  doc: JsonObject,
): Promise<{ state: string; doc: JsonObject }[]> {
  const config = 'global' in place ? place.global : place.collection
  if (!config.versions?.drafts) return [{ state: '', doc }]
  const newest = await newestVersion({ payload }, place, { latest: { equals: true } })
  const draft = newest?.version ?? doc
  return [
    ...(doc._status === 'published' ? [{ state: '', doc }] : []),
    ...(draft._status === 'draft' ? [{ state: DRAFT, doc: draft }] : []),
  ]
}

/** The names of the files of a collection: the address of a page, else the place and the title. */
export async function fileNames(
  payload: Payload,
  list: SanitizedCollectionConfig,
): Promise<Map<number, string>> {
  const taken = new Set<string>()
  const docs = await documentsOf(payload, list)
  const digits = Math.max(2, String(docs.length).length)
  return new Map(
    docs.map((doc, index) => {
      const title = addressFrom(nameIn('en', doc[list.admin.useAsTitle ?? '']))
      const place = String(index + 1).padStart(digits, '0')
      const own = typeof doc.slug === 'string' && doc.slug !== '' ? doc.slug : title
      const asked = list.orderable || !own ? [place, own].filter(Boolean).join('-') : own
      return [doc.id, freeFileName(asked, '', taken)] as const
    }),
  )
}
