import {
  LAST_PUBLISHED,
  lastPublishedText,
  readLastPublished,
} from '@noren/kit/disk/last-published'
import type { JsonObject, Payload } from 'payload'
import { settings } from '../../base/settings.ts'
import { LEDGER, readLedger } from '../../content/languages/translations/ledger.ts'
import type { Row } from '../../content/model/walk.ts'
import {
  AMONG_EQUALS,
  contentsOf,
  FACT_LISTS,
  factFields,
  orderField,
  WITH_FACTS,
} from './contents.ts'
import { addUploads, type CompanyFiles, fileOfMark, jsonFile } from './export-uploads.ts'
import { compareNames } from './places.ts'
import { README } from './readme.ts'
import { documentsOf, fileNames, statesOf } from './stored-documents.ts'
import { type Writing, writtenDocument } from './write-document.ts'

/**
 * All content of the desk as files: what visitors see, and beside it each draft that is not published. The
 * same content always gives the same bytes.
 */
export async function companyFiles(payload: Payload): Promise<CompanyFiles> {
  const files: CompanyFiles = new Map([['README.md', async () => Buffer.from(README)]])
  const names = await addUploads(payload, files)
  const marks = new Map<string, string>()
  const { lists, globals } = contentsOf(payload)
  const writing = (doc: Row): Writing => ({
    ledger: readLedger(doc[LEDGER]),
    nameOf: (collection, id) => names.get(`${collection} ${id}`),
    fileOfMark: (field, mark) => fileOfMark(field, mark, marks, files),
  })

  for (const list of lists) {
    for (const [id, name] of await fileNames(payload, list)) names.set(`${list.slug} ${id}`, name)
  }
  for (const list of lists) {
    const firsts: First[] = []
    for (const doc of await documentsOf(payload, list)) {
      const name = names.get(`${list.slug} ${doc.id}`) ?? ''
      const states = await statesOf(payload, { collection: list, id: doc.id }, doc)
      const facts = list.slug === WITH_FACTS ? await factsOf(payload, doc.id, writing) : {}
      for (const [index, { state, doc: each }] of states.entries()) {
        const { slug, ...written } = writtenDocument(list.fields, each, writing(each))
        const own = slug === undefined || slug === name ? {} : { slug }
        const content = { ...own, ...written, ...(index === 0 && facts) }
        const file = `${list.slug}/${name}${state}.json`
        files.set(file, jsonFile(content))
        if (index === 0) firsts.push({ id: doc.id, name, file, content })
      }
    }
    const field = orderField(list)
    for (const { file, content } of field === null ? [] : amongEquals(firsts, field))
      files.set(file, jsonFile(content))
  }
  for (const global of globals) {
    const doc = await payload.db.findGlobal<JsonObject>({ slug: global.slug, locale: 'all' })
    if (!doc?.id) continue
    for (const { state, doc: each } of await statesOf(payload, { global }, doc)) {
      const content = writtenDocument(global.fields, each, writing(each))
      files.set(`${global.slug}${state}.json`, jsonFile(content))
    }
  }
  const last = await readLastPublished(settings.dataDir)
  // Only with its id: the demo's is not its copies'.
  if (last?.installation)
    files.set(LAST_PUBLISHED, async () => Buffer.from(lastPublishedText(last)))
  return files
}

/** The first file of a document. */
type First = { id: number; name: string; file: string; content: Row }

/** The files that have to say their place, since neither the field nor their names order them as the desk does. */
function amongEquals(firsts: readonly First[], field: string): First[] {
  const groups = Map.groupBy(firsts, ({ content }) => content[field])
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((one, other) => one.id - other.id)
    const named = group.toSorted((one, other) => compareNames(one.name, other.name))
    if (ordered.every((each, index) => each === named[index])) return []
    return ordered.map((each, index) => ({
      ...each,
      content: { ...each.content, [AMONG_EQUALS]: index + 1 },
    }))
  })
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
