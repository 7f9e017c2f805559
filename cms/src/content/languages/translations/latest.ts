import type {
  Field,
  JsonObject,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypeWithID,
  TypeWithVersion,
  Where,
} from 'payload'
import type { Opened } from '../../../staff/access/endpoint.ts'
import { isFact } from '../../model/facts.ts'
import { type Gap, gapsIn } from './gaps.ts'
import { hashOf, LEDGER, type Ledger, readLedger } from './ledger.ts'

/** A document whose translations are tracked. */
export type Place =
  | { collection: SanitizedCollectionConfig; id: number | string }
  | { global: SanitizedGlobalConfig }

/** The place of an opened document; `null` when it does not exist. */
export function placeOf({ collections, globals }: Payload, opened: Opened): Place | null {
  if ('collection' in opened) {
    return { collection: collections[opened.collection].config, id: opened.id }
  }
  const global = globals.config.find(({ slug }) => slug === opened.global)
  return global ? { global } : null
}

/** The collections and globals with forms and a ledger, in the order of the configuration. */
export function followedIn({ config }: Payload): {
  collections: SanitizedCollectionConfig[]
  globals: SanitizedGlobalConfig[]
} {
  return {
    collections: config.collections.filter(
      ({ slug, fields }) => hasLedger(fields) && !isFact(slug),
    ),
    globals: config.globals.filter(({ fields }) => hasLedger(fields)),
  }
}

function hasLedger(fields: Field[]): boolean {
  return fields.some((field) => 'name' in field && field.name === LEDGER)
}

type Version = TypeWithVersion<JsonObject>

/** A document as staff see it when they open it, in all languages. */
export type Latest = {
  doc: JsonObject
  /** Its version; `null` for facts, which have no drafts. */
  version: Version | null
  fields: Field[]
  ledger: Ledger
  gaps: Gap[]
}

const NEWEST = { latest: { equals: true } }

/** How many documents one query reads. */
const PAGE = 100

/** The document at a place as it was last saved; `null` when it does not exist. */
export async function latestAt(
  { payload, ...req }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: Place,
): Promise<Latest | null> {
  const { fields } = 'global' in place ? place.global : place.collection
  if ('collection' in place && isFact(place.collection.slug)) {
    const doc = await payload.db.findOne<JsonObject & TypeWithID>({
      collection: place.collection.slug,
      locale: 'all',
      where: { id: { equals: place.id } },
      req,
    })
    return doc && latestFrom(fields, doc)
  }
  const version = await newestVersion({ payload, ...req }, place, NEWEST)
  return version ? latestFrom(fields, version.version, version) : null
}

/** The newest version of a document, in all languages, among those of a condition. */
export async function newestVersion(
  { payload: { db }, ...req }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: Place,
  where: Where,
): Promise<Version | undefined> {
  const options = { limit: 1, locale: 'all', pagination: false, sort: ['-updatedAt', '-id'], req }
  const { docs } =
    'global' in place
      ? await db.findGlobalVersions<JsonObject>({ ...options, global: place.global.slug, where })
      : await db.findVersions<JsonObject>({
          ...options,
          collection: place.collection.slug,
          where: { and: [where, { parent: { equals: place.id } }] },
        })
  return docs[0]
}

/** The newest version of a document, and a mark that changes with it. */
type Newest = { id: string; parent: number; mark: string }

/** The newest versions of a collection's documents, without texts. */
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
    // A confirmation is written into the version without changing its time.
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

/** Reads documents of a collection by their versions, each with its id. */
export async function* latestOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { slug: collection, fields }: SanitizedCollectionConfig,
  versions: readonly Newest[],
): AsyncGenerator<[id: number, latest: Latest]> {
  for (let start = 0; start < versions.length; start += PAGE) {
    const ids = versions.slice(start, start + PAGE).map(({ id }) => id)
    const { docs } = await payload.db.findVersions<JsonObject>({
      collection,
      where: { id: { in: ids } },
      locale: 'all',
      pagination: false,
    })
    for (const version of docs)
      yield [Number(version.parent), latestFrom(fields, version.version, version)]
  }
}

/** A document that was read in all languages, with its ledger and gaps. */
export function latestFrom(
  fields: Field[],
  doc: JsonObject,
  version: Version | null = null,
): Latest {
  const ledger = readLedger(doc[LEDGER])
  return { doc, version, fields, ledger, gaps: gapsIn(fields, doc, ledger) }
}
