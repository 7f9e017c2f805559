import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CollectionSlug, JsonObject, Payload, SanitizedCollectionConfig } from 'payload'
import { settings } from '../../base/settings.ts'
import { pngBytes } from '../../content/brand/png-mark.ts'
import { addressFrom } from '../../content/fields/address-from-name.ts'
import type { Row } from '../../content/fields/walk.ts'
import { storedUpload } from '../../content/media/stored-uploads.ts'
import { nameIn } from '../../content/translations/gaps.ts'
import { latestFrom, newestVersion, type Place } from '../../content/translations/latest.ts'
import { LEDGER, readLedger } from '../../content/translations/ledger.ts'
import { contentsOf, FACT_LISTS, factFields, WITH_FACTS } from './contents.ts'
import { filmEntry, freeFileName, LIBRARIES, pictureEntry } from './files-of-uploads.ts'
import { README } from './readme.ts'
import { type Writing, writtenDocument } from './write-document.ts'

/** The files of a folder by their paths in it, each made when it is written. */
export type CompanyFiles = Map<string, () => Promise<Buffer>>

/**
 * All content of the desk as files: what visitors see, and beside it each draft that is not published. The
 * same content always gives the same bytes.
 */
export async function companyFiles(payload: Payload): Promise<CompanyFiles> {
  const files: CompanyFiles = new Map([['README.md', async () => Buffer.from(README)]])
  const names = await addUploads(payload, files)
  const marks = new Map<string, string>()
  const { lists, globals } = contentsOf(payload)
  const write = (file: string, written: Row) =>
    files.set(file, async () => Buffer.from(`${JSON.stringify(written, null, 2)}\n`))
  const writing = (doc: Row): Writing => ({
    ledger: readLedger(doc[LEDGER]),
    nameOf: (collection, id) => names.get(`${collection} ${id}`),
    fileOfMark: (mark) => fileOfMark(mark, marks, files),
  })

  for (const list of lists) {
    for (const [id, name] of await fileNames(payload, list)) names.set(`${list.slug} ${id}`, name)
  }
  for (const list of lists) {
    for (const doc of await documentsOf(payload, list)) {
      const name = names.get(`${list.slug} ${doc.id}`) ?? ''
      const states = await statesOf(payload, { collection: list, id: doc.id }, doc)
      const facts = list.slug === WITH_FACTS ? await factsOf(payload, doc.id, writing) : {}
      for (const [index, { state, doc: each }] of states.entries()) {
        const { slug, ...written } = writtenDocument(list.fields, each, writing(each))
        const own = slug === undefined || slug === name ? {} : { slug }
        write(`${list.slug}/${name}${state}.json`, {
          ...own,
          ...written,
          ...(index === 0 && facts),
        })
      }
    }
  }
  for (const global of globals) {
    const doc = await payload.db.findGlobal<JsonObject>({ slug: global.slug, locale: 'all' })
    if (!doc?.id) continue
    for (const { state, doc: each } of await statesOf(payload, { global }, doc))
      write(`${global.slug}${state}.json`, writtenDocument(global.fields, each, writing(each)))
  }
  return files
}

type Stored = JsonObject & { id: number }

/** The documents of a collection in their order, without the trash. */
async function documentsOf(
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
async function statesOf(
  payload: Payload,
  place: Place,
  doc: JsonObject,
): Promise<{ state: '' | '.draft'; doc: JsonObject }[]> {
  const config = 'global' in place ? place.global : place.collection
  if (!config.versions?.drafts) return [{ state: '', doc }]
  const newest = await newestVersion({ payload }, place, { latest: { equals: true } })
  const draft = newest ? latestFrom(config.fields, newest.version).doc : doc
  return [
    ...(doc._status === 'published' ? [{ state: '' as const, doc }] : []),
    ...(draft._status === 'draft' ? [{ state: '.draft' as const, doc: draft }] : []),
  ]
}

/** The names of the files of a collection: the address of a page, else the place and the title. */
async function fileNames(
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

/** The facts of a restaurant, in their order. */
async function factsOf(
  payload: Payload,
  restaurant: number,
  writing: (doc: Row) => Writing,
): Promise<Row> {
  const facts: Row = {}
  for (const [name, collection] of Object.entries(FACT_LISTS)) {
    const { docs } = await payload.db.find<JsonObject>({
      collection,
      locale: 'all',
      sort: [payload.collections[collection].config.defaultSort].flat().filter(isText),
      where: { and: [{ restaurant: { equals: restaurant } }, { deletedAt: { exists: false } }] },
      pagination: false,
      limit: 0,
    })
    const fields = factFields(payload, collection)
    if (docs.length > 0) facts[name] = docs.map((doc) => writtenDocument(fields, doc, writing(doc)))
  }
  return facts
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Adds the files of both libraries and the lists that describe them. Returns the names of the documents. */
async function addUploads(payload: Payload, files: CompanyFiles): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const all = { sort: 'id', pagination: false, depth: 0 } as const
  const { docs: pictures } = await payload.find({ collection: 'media', ...all })
  const { docs: films } = await payload.find({ collection: 'videos', ...all })
  await add('media', settings.picturesDir, pictures, pictureEntry)
  await add('videos', settings.videosDir, films, filmEntry)
  return names

  async function add<
    Upload extends { id: number; filename?: string | null; originalName?: string | null },
  >(
    library: keyof typeof LIBRARIES & CollectionSlug,
    stored: string,
    uploads: readonly Upload[],
    entryOf: (upload: Upload, file: string, bytes: Buffer) => object,
  ): Promise<void> {
    const taken = new Set<string>()
    const entries: Row = {}
    for (const upload of uploads) {
      const filename = upload.filename ?? ''
      const path = await storedUpload(stored, filename)
      const file = freeFileName(upload.originalName ?? filename, extname(filename), taken)
      entries[file] = entryOf(upload, file, await readFile(path))
      files.set(`${LIBRARIES[library]}/${file}`, () => readFile(path))
      names.set(`${library} ${upload.id}`, `${LIBRARIES[library]}/${file}`)
    }
    const list = Buffer.from(`${JSON.stringify(entries, null, 2)}\n`)
    if (uploads.length > 0) files.set(`${LIBRARIES[library]}.json`, async () => list)
  }
}

/** The file of a mark: `mark.svg`, and `mark-2.svg` for that of a draft. */
function fileOfMark(mark: string, marks: Map<string, string>, files: CompanyFiles): string {
  const known = marks.get(mark)
  if (known) return known
  const png = pngBytes(mark)
  const file = freeFileName('mark', png ? '.png' : '.svg', new Set(marks.values()))
  marks.set(mark, file)
  files.set(file, async () => png ?? Buffer.from(mark))
  return file
}
