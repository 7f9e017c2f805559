import type {
  Field,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithVersion,
} from 'payload'
import { type Gap, gapsIn } from './gaps.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { LEDGER } from './ledger-field.ts'
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

/** The documents of a collection as they were last saved, some at a time. */
export async function* latestOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { slug: collection, fields }: SanitizedCollectionConfig,
): AsyncGenerator<Latest> {
  const options = { limit: PAGE, locale: 'all', sort: ['parent', '-updatedAt'], where: NEWEST }
  let parent: unknown
  for (let page = 1, hasMore = true; hasMore; page++) {
    const found = await payload.db.findVersions<JsonObject>({ ...options, collection, page })
    hasMore = found.hasNextPage
    for (const version of found.docs) {
      if (version.parent === parent) continue
      parent = version.parent
      yield read(fields, version)
    }
  }
}

function read(fields: Field[], version: Version): Latest {
  const ledger = readLedger(version.version[LEDGER])
  return { version, fields, ledger, gaps: gapsIn(fields, version.version, ledger) }
}
