import { isObject } from '@noren/contract/json'
import type {
  FlattenedField,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { nameIn } from '../../languages/translations/gaps.ts'
import { type Of, screenOf } from '../../model/screen-addresses.ts'
import { fieldWords, labelWords, leavesOf } from '../../model/walk.ts'

/** The collections of files. */
export type UploadSlug = 'media' | 'videos'

/** The paths in a document that may hold files of a collection, by its fields. */
function uploadPlaces(fields: readonly FlattenedField[], upload: UploadSlug): string[][] {
  return leavesOf(fields)
    .filter(({ field }) => field.type === 'upload' && field.relationTo === upload)
    .map(({ place }) => place)
}

/** The ids of the files at such a path of a document, in every row. */
function uploadsAt(value: unknown, place: readonly string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((row) => uploadsAt(row, place))
  const [step, ...rest] = place
  if (step !== undefined) return isObject(value) ? uploadsAt(value[step], rest) : []
  const id = isObject(value) ? value.id : value
  return typeof id === 'number' ? [id] : []
}

/** A place in a document that uses a file. */
export type Use = {
  of: Of
  /** Address of the screen where staff choose it. */
  href: string
  /** The document's kind and title; a global has no title. */
  kind: Words
  title: string
  field: Words
  /** Visitors do not see it there, or not yet. */
  isDraft: boolean
}

/** The reader's language, and their transaction. */
type Reader = {
  i18n: { language: string }
  payload: Payload
  req?: Partial<PayloadRequest> | undefined
}

/** How many documents of one kind are listed for a file. */
const LISTED = 100

/** All documents that use a file, as {@link usesOfAll} finds them. */
export async function usesOf(reader: Reader, upload: UploadSlug, id: number): Promise<Use[]> {
  return (await usesOfAll(reader, upload, [id])).get(id) ?? []
}

/**
 * For each of some files all documents that use it, in their published version or newest draft. Searches
 * all collections and globals of the configuration, so that new fields are included.
 */
export async function usesOfAll(
  reader: Reader,
  upload: UploadSlug,
  ids: readonly number[],
): Promise<Map<number, Use[]>> {
  const { collections, globals } = reader.payload.config
  const found: Found = new Map(ids.map((id) => [id, new Map()]))
  for (const config of collections) await inCollection(reader, config, upload, found)
  for (const config of globals) await inGlobal(reader, config, upload, found)
  return new Map([...found].map(([id, uses]) => [id, [...uses.values()]]))
}

/** The uses of each file, by their place. */
type Found = Map<number, Map<string, Use>>

async function inCollection(
  reader: Reader,
  config: SanitizedCollectionConfig,
  upload: UploadSlug,
  found: Found,
): Promise<void> {
  const places = uploadPlaces(config.flattenedFields, upload)
  if (places.length === 0) return
  const { payload, req } = reader
  const ids = [...found.keys()]
  const where: Where = { or: places.map((place) => ({ [place.join('.')]: { in: ids } })) }
  for (const draft of states(config)) {
    const { docs } = await payload.find({
      collection: config.slug,
      where,
      draft,
      locale: 'all',
      depth: 0,
      limit: LISTED * ids.length,
      ...(req && { req }),
    })
    for (const doc of docs) {
      const document = {
        of: { collection: config.slug, id: doc.id, restaurant: Reflect.get(doc, 'restaurant') },
        kind: labelWords(config.labels.singular),
        title:
          nameIn(reader.i18n.language, Reflect.get(doc, config.admin.useAsTitle ?? '')) ||
          `#${doc.id}`,
      }
      note(found, document, config, doc, places)
    }
  }
}

async function inGlobal(
  { payload, req }: Reader,
  config: SanitizedGlobalConfig,
  upload: UploadSlug,
  found: Found,
): Promise<void> {
  const places = uploadPlaces(config.flattenedFields, upload)
  if (places.length === 0) return
  const document = {
    of: { global: config.slug },
    kind: labelWords(config.label),
    title: '',
  }
  for (const draft of states(config)) {
    const { slug } = config
    const doc = await payload.findGlobal({
      slug,
      draft,
      locale: 'all',
      depth: 0,
      ...(req && { req }),
    })
    note(found, document, config, doc, places)
  }
}

/** The published version comes before the newest draft. */
function states({ versions }: { versions?: { drafts?: unknown } }): boolean[] {
  return versions?.drafts ? [false, true] : [false]
}

function note(
  found: Found,
  { of, ...document }: Pick<Use, 'kind' | 'title'> & { of: Of },
  { fields }: Pick<SanitizedGlobalConfig, 'fields'>,
  doc: object,
  places: readonly string[][],
): void {
  const isDraft = Reflect.get(doc, '_status') === 'draft'
  for (const place of places) {
    const href = screenOf(of)
    const key = `${href} ${document.title} ${place}`
    for (const id of uploadsAt(doc, place)) {
      const uses = found.get(id)
      if (!uses || uses.has(key)) continue
      uses.set(key, { ...document, of, href, field: fieldWords(fields, place), isDraft })
    }
  }
}

/** A use in one line, without its field: レストラン「なぎ」. */
export function useWords({ kind, title }: Use): Words {
  if (title === '') return kind
  return { en: `${kind.en} “${title}”`, ja: `${kind.ja}「${title}」` }
}

/** As {@link useWords}, with its field, for sentences. */
export function useSentence(reader: Pick<Reader, 'i18n'>, use: Use): string {
  const { en, ja } = useWords(use)
  const { field, isDraft } = use
  return say(reader, {
    en: `${en} (${field.en}${isDraft ? ', draft' : ''})`,
    ja: `${ja}（${field.ja}${isDraft ? '・下書き' : ''}）`,
  })
}
