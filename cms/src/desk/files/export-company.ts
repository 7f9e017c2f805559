import type { JsonObject, Payload } from 'payload'
import type { Row } from '../../content/fields/walk.ts'
import { LEDGER, readLedger } from '../../content/translations/ledger.ts'
import { contentsOf, FACT_LISTS, factFields, WITH_FACTS } from './contents.ts'
import { addUploads, type CompanyFiles, fileOfMark, jsonFile } from './export-uploads.ts'
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
    for (const doc of await documentsOf(payload, list)) {
      const name = names.get(`${list.slug} ${doc.id}`) ?? ''
      const states = await statesOf(payload, { collection: list, id: doc.id }, doc)
      const facts = list.slug === WITH_FACTS ? await factsOf(payload, doc.id, writing) : {}
      for (const [index, { state, doc: each }] of states.entries()) {
        const { slug, ...written } = writtenDocument(list.fields, each, writing(each))
        const own = slug === undefined || slug === name ? {} : { slug }
        const content = { ...own, ...written, ...(index === 0 && facts) }
        files.set(`${list.slug}/${name}${state}.json`, jsonFile(content))
      }
    }
  }
  for (const global of globals) {
    const doc = await payload.db.findGlobal<JsonObject>({ slug: global.slug, locale: 'all' })
    if (!doc?.id) continue
    for (const { state, doc: each } of await statesOf(payload, { global }, doc)) {
      const content = writtenDocument(global.fields, each, writing(each))
      files.set(`${global.slug}${state}.json`, jsonFile(content))
    }
  }
  return files
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
