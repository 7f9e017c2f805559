import { isObject } from '@noren/contract/json'
import type { Field, Payload, SanitizedCollectionConfig } from 'payload'
import { type Row, rowsOf } from '../../content/model/walk.ts'
import {
  AMONG_EQUALS,
  contentsOf,
  FACT_LISTS,
  factFields,
  orderField,
  WITH_FACTS,
} from './contents.ts'
import { type Fault, type Report, reportOf } from './fault.ts'
import { addressTaken, FAULTS } from './fault-words.ts'
import { judgeMenus } from './judge-menus.ts'
import { type Reading, readDocument } from './read-document.ts'
import type { CompanyFolder, Document } from './read-folder.ts'
import { inOneSpelling } from './read-uploads.ts'

/** The ids of documents and uploads, by collection and the name in files. */
export type Ids = Map<string, number>

/** How a document is read, where these documents exist. */
export function readingOf(
  { marks }: CompanyFolder,
  ids: Ids,
  report: Report,
  replaces = false,
): Reading {
  return {
    report,
    idOf: (collection, name) => ids.get(`${collection} ${inOneSpelling(name)}`),
    markIn: (file) => marks.get(inOneSpelling(file)),
    ledger: {},
    replaces,
  }
}

/** A restaurant's facts, by their collections, and the fields of its own, without its place in the list. */
export function withoutFacts(list: SanitizedCollectionConfig, written: Row) {
  const kinds = list.slug === WITH_FACTS ? Object.entries(FACT_LISTS) : []
  const own = { ...written }
  for (const [name] of kinds) delete own[name]
  if (orderField(list)) delete own[AMONG_EQUALS]
  const facts = kinds.map(([name, collection]) => ({ name, collection, written: written[name] }))
  return { own, facts }
}

/** The address of a document's page: what the file says, else its name without its place. */
export function slugOf(list: SanitizedCollectionConfig, name: string, written: Row): Row {
  const hasSlug = list.flattenedFields.some((field) => field.name === 'slug')
  if (!hasSlug) return {}
  return { slug: written.slug ?? (list.orderable ? name.replace(/^\d+-/, '') : name) }
}

/** Reports everything in the files that no field could take, before anything is stored. */
export function judgeFolder(payload: Payload, found: CompanyFolder, faults: Fault[]): void {
  const ids: Ids = new Map()
  for (const [library, uploads] of Object.entries(found.uploads))
    for (const { file } of uploads) ids.set(`${library} ${file}`, 0)
  for (const [list, documents] of found.lists)
    for (const { name } of documents) ids.set(`${list} ${name}`, 0)

  const judge = (fields: readonly Field[], written: Row, report: Report) =>
    readDocument(fields, written, readingOf(found, ids, report))
  const { lists, globals } = contentsOf(payload)
  for (const { fields, slug } of globals) {
    for (const { file, written } of filesOf(found.globals.find(({ name }) => name === slug)))
      judge(fields, written, reportOf(faults, file))
  }
  for (const list of lists) {
    const files = new Map<unknown, string>()
    for (const document of found.lists.get(list.slug) ?? []) {
      for (const { file, written } of filesOf(document)) {
        const report = reportOf(faults, file)
        const { own, facts } = withoutFacts(list, written)
        judge(list.fields, own, report)
        if (!['number', 'undefined'].includes(typeof written[AMONG_EQUALS]))
          report(AMONG_EQUALS, FAULTS.number)
        const isFirst = file === filesOf(document)[0]?.file
        for (const { name, collection, written: rows = [] } of facts) {
          if (!isFirst && name in written) report(name, FAULTS.factsInDraft)
          else if (!Array.isArray(rows)) report(name, FAULTS.list)
          else if (!rows.every(isObject)) report(name, FAULTS.object)
          for (const [index, row] of rowsOf(rows).entries())
            judge(factFields(payload, collection), row, within(report, `${name}.${index}`))
        }
        if (isFirst && list.slug === WITH_FACTS) judgeMenus(written, report)
        // The draft of a published document may have an address that is not free: it is judged when it is published.
        if (!isFirst) continue
        const { slug } = slugOf(list, document.name, own)
        const other = slug === undefined ? undefined : files.get(slug)
        if (other !== undefined) report('slug', addressTaken(other))
        files.set(slug, other ?? file)
      }
    }
  }
}

/** The report of a part of a file. */
export function within(report: Report, place: string): Report {
  return (at, words) => report(at ? `${place}.${at}` : place, words)
}

/** The files of a document: as visitors see it first, then its draft. */
export function filesOf(document: Document | undefined) {
  const { published, draft } = document ?? {}
  return [published, draft].filter((file) => file !== undefined)
}
