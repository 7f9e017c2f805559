import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import type {
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { shortHash } from '../../content/library/media/short-hash.ts'
import { type Row, rowsOf } from '../../content/model/walk.ts'
import { AMONG_EQUALS, contentsOf, factFields, orderField } from './contents.ts'
import { type Fault, type Report, reportOf } from './fault.ts'
import { FAULTS } from './fault-words.ts'
import { type Library, uploadData } from './files-of-uploads.ts'
import { filesOf, type Ids, readingOf, slugOf, within, withoutFacts } from './judge-folder.ts'
import { readDocument } from './read-document.ts'
import type { CompanyFolder, Document } from './read-folder.ts'
import type { UploadFile } from './read-uploads.ts'
import { createSaves, type Saves } from './saves.ts'

/** What every save needs. */
type Saving = {
  req: PayloadRequest
  found: CompanyFolder
  ids: Ids
  saves: Saves
  faults: Fault[]
}

/** Saves everything of a folder in the request's transaction, and reports what the desk's rules refuse. */
export async function saveCompany(
  req: PayloadRequest,
  folder: string,
  found: CompanyFolder,
  faults: Fault[],
): Promise<void> {
  const saving: Saving = { req, found, ids: new Map(), saves: await createSaves(req), faults }
  for (const library of ['media', 'videos'] as const)
    for (const upload of found.uploads[library]) await saveUpload(saving, library, folder, upload)
  const { lists, globals } = contentsOf(req.payload)
  for (const list of lists)
    for (const document of inOrder(list, found.lists.get(list.slug) ?? [])) {
      await saveDocument(saving, list, document)
      // SQLite answers without a pause, and what its driver holds is freed in pauses alone.
      await pause()
    }
  for (const global of globals)
    await saveGlobal(
      saving,
      global,
      found.globals.find(({ name }) => name === global.slug),
    )
}

async function saveUpload(
  { ids, saves, faults }: Saving,
  library: Library,
  folder: string,
  { file, path, entry }: UploadFile,
): Promise<void> {
  const bytes = await readFile(join(folder, path))
  const isKept = entry.copy !== undefined && entry.copy === shortHash(bytes)
  const id = await saves.upload(library, reportOf(faults, file), {
    data: library === 'media' ? uploadData(entry) : {},
    file: {
      name: entry.uploadedAs ?? basename(file),
      data: bytes,
      mimetype: '',
      size: bytes.length,
    },
    kept: isKept ? entry.original : undefined,
  })
  if (id !== undefined) ids.set(`${library} ${file}`, id)
}

/** The documents in the order in which the desk gets them: by the list's own field, else by their files. */
function inOrder(list: SanitizedCollectionConfig, documents: readonly Document[]): Document[] {
  const field = orderField(list)
  if (field === null) return [...documents]
  const written = (document: Document) => filesOf(document)[0]?.written ?? {}
  const key = (document: Document) => String(written(document)[field] ?? '')
  const order = (document: Document) => Number(written(document)[AMONG_EQUALS] ?? 0)
  return documents.toSorted((one, other) => {
    if (key(one) !== key(other)) return key(one) < key(other) ? -1 : 1
    return order(one) - order(other)
  })
}

async function saveDocument(
  saving: Saving,
  list: SanitizedCollectionConfig,
  document: Document,
): Promise<void> {
  const { ids, saves, faults } = saving
  let id: number | undefined
  for (const [index, { file, written }] of filesOf(document).entries()) {
    const report = reportOf(faults, file)
    const { own, facts } = withoutFacts(list, written)
    const isDraft = document.draft?.file === file
    const { data, ledger } = readFor(saving, list.fields, own, file, id !== undefined)
    const save = { data: { ...data, ...slugOf(list, document.name, own) }, ledger }
    if (id === undefined) id = await saves.create(list.slug, report, { ...save, isDraft })
    else await saves.saveDraft(list.slug, id, report, save)
    if (id === undefined) return
    ids.set(`${list.slug} ${document.name}`, id)
    if (index > 0) continue
    for (const { name, collection, written: rows } of facts) {
      const places = generateNKeysBetween(null, null, rowsOf(rows).length)
      // What a list cannot order itself keeps the order of the file.
      const factIds = rowsOf(rows)
        .map(() => randomUUID())
        .toSorted()
      for (const [place, row] of rowsOf(rows).entries()) {
        const read = readFor(saving, factFields(saving.req.payload, collection), row, file, false)
        const own = collection === 'closures' ? {} : { place: places[place] }
        const fact = { ...read.data, ...own, id: factIds[place], restaurant: id }
        const at = within(report, `${name}.${place}`)
        await saves.createFact(collection, at, { data: fact, ledger: read.ledger })
      }
    }
  }
}

async function saveGlobal(
  saving: Saving,
  global: SanitizedGlobalConfig,
  document: Document | undefined,
): Promise<void> {
  for (const [index, { file, written }] of filesOf(document).entries()) {
    const save = readFor(saving, global.fields, written, file, index > 0)
    const isDraft = document?.draft?.file === file
    await saving.saves.saveGlobal(global, reportOf(saving.faults, file), { ...save, isDraft })
  }
}

function readFor(
  { found, ids, faults }: Saving,
  fields: readonly Field[],
  written: Row,
  file: string,
  replaces: boolean,
) {
  const report = reportOf(faults, file)
  // Faults of form were judged before: a picture that is missing now was refused itself.
  const onlyNew: Report = (at, words) => {
    if (words === FAULTS.document) report(at, words)
  }
  const reading = readingOf(found, ids, onlyNew, replaces)
  return { data: readDocument(fields, written, reading), ledger: reading.ledger }
}
