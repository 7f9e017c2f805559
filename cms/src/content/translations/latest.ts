import type {
  Field,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithVersion,
} from 'payload'
import { type Gap, gapsIn } from './gaps.ts'
import { hashOf, LEDGER, type Ledger, readLedger } from './ledger.ts'
import type { Place } from './places.ts'

type Version = TypeWithVersion<JsonObject>

/** What staff see of a document when they open it, in all languages. */
export type Latest = {
  version: Version
  fields: Field[]
  ledger: Ledger
  gaps: Gap[]
}

const NEWEST = { latest: { equals: true } }

/** Documents read with one query. */
const PAGE = 100

/** The document at a place as it was last saved; `null` when there is none. */
export async function latestAt(
  { payload, ...req }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: Place,
): Promise<Latest | null> {
  const options = { limit: 1, locale: 'all', pagination: false, sort: '-updatedAt', req }
  const { docs } =
    'global' in place
      ? await payload.db.findGlobalVersions<JsonObject>({
          ...options,
          global: place.global.slug,
          where: NEWEST,
        })
      : await payload.db.findVersions<JsonObject>({
          ...options,
          collection: place.collection.slug,
          where: { and: [NEWEST, { parent: { equals: place.id } }] },
        })
  const fields = 'global' in place ? place.global.fields : place.collection.fields
  return docs[0] ? read(fields, docs[0]) : null
}

/** The newest version of a document, and what tells whether it has changed since. */
export type Newest = { id: string; parent: number; mark: string }

/** The newest versions of a collection's documents, without their texts. */
export async function newestOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { slug }: SanitizedCollectionConfig,
): Promise<Newest[]> {
  const { docs } = await payload.db.findVersions<JsonObject>({
    collection: slug,
    where: NEWEST,
    sort: ['parent', '-updatedAt'],
    pagination: false,
    limit: 0,
    // That a text is right as it is, is written into the version and leaves its time alone.
    select: { parent: true, updatedAt: true, version: { [LEDGER]: true } },
  })
  return docs
    .filter(({ parent }, index) => parent !== docs[index - 1]?.parent)
    .map(({ id, parent, updatedAt, version }) => ({
      id: String(id),
      parent: Number(parent),
      mark: hashOf(JSON.stringify([id, updatedAt, version[LEDGER]])),
    }))
}

/** Documents of a collection by their versions. */
export async function* latestOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { slug: collection, fields }: SanitizedCollectionConfig,
  versions: readonly Newest[],
): AsyncGenerator<Latest> {
  for (let start = 0; start < versions.length; start += PAGE) {
    const ids = versions.slice(start, start + PAGE).map(({ id }) => id)
    const { docs } = await payload.db.findVersions<JsonObject>({
      collection,
      where: { id: { in: ids } },
      locale: 'all',
      pagination: false,
    })
    for (const version of docs) yield read(fields, version)
  }
}

function read(fields: Field[], version: Version): Latest {
  const ledger = readLedger(version.version[LEDGER])
  return { version, fields, ledger, gaps: gapsIn(fields, version.version, ledger) }
}
