import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LAST_PUBLISHED } from '@noren/kit/disk/last-published'
import type { Payload } from 'payload'
import type { Row } from '../../content/model/walk.ts'
import { contentsOf } from './contents.ts'
import { type Fault, reportOf } from './fault.ts'
import { FAULTS, unknownName } from './fault-words.ts'
import { LIBRARIES, type Library } from './files-of-uploads.ts'
import { compareNames, DRAFT, documentName, knownPlaces, MARK_FILE } from './places.ts'
import { namesIn, readJson } from './read-files.ts'
import { inOneSpelling, readMark, readUploads, type UploadFile } from './read-uploads.ts'

/** One file with a document, from the folder's root. */
export type DocumentFile = { file: string; written: Row }

/** A document as visitors see it, and its draft: at least one of both. */
export type Document = { name: string; published?: DocumentFile; draft?: DocumentFile }

/** What a folder has; its files exist, their content is still to be judged. */
export type CompanyFolder = {
  globals: Document[]
  /** The documents of each collection, by its slug. */
  lists: Map<string, Document[]>
  uploads: Record<Library, UploadFile[]>
  /** Marks as the desk stores them, by their files. */
  marks: Map<string, string>
}

/** Files of a folder that say nothing of the content. */
const NO_CONTENT: readonly string[] = ['README.md', LAST_PUBLISHED]

/** Reads a folder, and reports all that is no file of a company. */
export async function readFolder(
  payload: Payload,
  folder: string,
  faults: Fault[],
): Promise<CompanyFolder> {
  const found: CompanyFolder = {
    globals: [],
    lists: new Map(),
    uploads: { media: [], videos: [] },
    marks: new Map(),
  }
  const top = reportOf(faults, '')
  const state = await stat(folder).catch(() => null)
  if (!state?.isDirectory()) {
    top('', state ? FAULTS.file : FAULTS.notFolder)
    return found
  }
  const { documents, folders } = knownPlaces(payload)
  const libraries: readonly string[] = Object.values(LIBRARIES)
  const names = await namesIn(folder, '', top)
  const [only = ''] = names
  const isDeeper = names.length === 1 && !folders.includes(only)
  if (isDeeper && (await stat(join(folder, only))).isDirectory()) {
    reportOf(faults, only)('', FAULTS.deeper)
    return found
  }
  for (const name of names) {
    const report = reportOf(faults, name)
    if (folders.includes(name) || NO_CONTENT.includes(name)) continue
    if (MARK_FILE.test(name)) {
      const mark = await readMark(folder, name, report)
      if (mark !== null) found.marks.set(inOneSpelling(name), mark)
    } else if (!documents.includes(documentName(name) ?? ''))
      report('', unknownName(name, [...documents.map((each) => `${each}.json`), ...folders]))
  }
  const ofGlobals = names.filter((name) => !libraries.includes(documentName(name) ?? ''))
  const { lists, globals } = contentsOf(payload)
  const isGlobal = (name: string) => globals.some(({ slug }) => slug === documentName(name))
  found.globals = await documentsIn('', ofGlobals.filter(isGlobal))
  for (const { slug } of lists) {
    const report = reportOf(faults, slug)
    found.lists.set(slug, await documentsIn(slug, await namesIn(folder, slug, report)))
  }
  for (const library of ['media', 'videos'] as const)
    found.uploads[library] = await readUploads(folder, library, faults)
  const isNothing = found.globals.length === 0 && [...found.lists.values()].flat().length === 0
  if (isNothing && faults.length === 0) top('', FAULTS.nothing)
  return found

  async function documentsIn(place: string, files: readonly string[]): Promise<Document[]> {
    const byName = new Map<string, Document>()
    for (const each of files) {
      const file = place ? `${place}/${each}` : each
      const report = reportOf(faults, file)
      const name = documentName(inOneSpelling(each))
      if (name === null) {
        report('', unknownName(each, ['….json']))
        continue
      }
      const written = await readJson(folder, file, report)
      const state = each.endsWith(`${DRAFT}.json`) ? 'draft' : 'published'
      if (written) byName.set(name, { ...byName.get(name), name, [state]: { file, written } })
    }
    return [...byName.values()].sort((one, other) => compareNames(one.name, other.name))
  }
}
