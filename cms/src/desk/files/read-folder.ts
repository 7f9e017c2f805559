import { lstat, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { cleanMark } from '../../content/brand/mark.ts'
import { isPng, pngText, samePng } from '../../content/brand/png-mark.ts'
import type { Row } from '../../content/fields/walk.ts'
import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../../content/media/upload-limit.ts'
import { contentsOf } from './contents.ts'
import { type Fault, reportOf } from './fault.ts'
import { FAULTS, notFitting, unknownName } from './fault-words.ts'
import {
  isFileName,
  LIBRARIES,
  type Library,
  type UploadEntry,
  uploadSchema,
} from './files-of-uploads.ts'
import { DRAFT, documentName, knownPlaces, MARK_FILE } from './places.ts'
import { isFileAt, namesIn, readJson } from './read-files.ts'

/** One file with a document, from the folder's root. */
export type DocumentFile = { file: string; written: Row }

/** A document as visitors see it, and its draft: at least one of both. */
export type Document = { name: string; published?: DocumentFile; draft?: DocumentFile }

/** A picture or film. */
export type UploadFile = { file: string; entry: UploadEntry }

/** What a folder has; its files exist, their content is still to be judged. */
export type CompanyFolder = {
  globals: Document[]
  /** The documents of each collection, by its slug. */
  lists: Map<string, Document[]>
  uploads: Record<Library, UploadFile[]>
  /** Marks as the desk stores them, by their files. */
  marks: Map<string, string>
}

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
    top('', FAULTS.notFolder)
    return found
  }
  const { documents, folders } = knownPlaces(payload)
  const libraries: readonly string[] = Object.values(LIBRARIES)
  const names = await namesIn(folder, '', top)
  for (const name of names) {
    const report = reportOf(faults, name)
    if (folders.includes(name) || name === 'README.md') continue
    if (MARK_FILE.test(name)) await addMark(name)
    else if (!documents.includes(documentName(name) ?? ''))
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
    found.uploads[library] = await uploadsOf(library)
  const isNothing = found.globals.length === 0 && [...found.lists.values()].flat().length === 0
  if (isNothing && faults.length === 0) top('', FAULTS.nothing)
  return found

  async function documentsIn(place: string, files: readonly string[]): Promise<Document[]> {
    const byName = new Map<string, Document>()
    for (const each of files) {
      const file = place ? `${place}/${each}` : each
      const report = reportOf(faults, file)
      const name = documentName(each)
      if (name === null) {
        report('', unknownName(each, ['….json']))
        continue
      }
      const written = await readJson(folder, file, report)
      const state = each.endsWith(`${DRAFT}.json`) ? 'draft' : 'published'
      if (written) byName.set(name, { ...byName.get(name), name, [state]: { file, written } })
    }
    return [...byName.values()]
  }

  async function addMark(file: string): Promise<void> {
    const report = reportOf(faults, file)
    if (!(await isFileAt(folder, file, report))) return
    const { size } = await lstat(join(folder, file))
    if (size > UPLOAD_LIMIT_BYTES) return report('', TOO_LARGE)
    const bytes = await readFile(join(folder, file))
    // A mark of another desk stays as it is; a new one is cleaned as an uploaded one.
    const kept = isPng(bytes) && 'mark' in (await samePng(bytes))
    const cleaned = kept ? { mark: pngText(bytes) } : await cleanMark(bytes)
    if ('mark' in cleaned) found.marks.set(file, cleaned.mark)
    else report('', cleaned.refusal)
  }

  async function uploadsOf(library: Library): Promise<UploadFile[]> {
    const place = LIBRARIES[library]
    const list = `${place}.json`
    const report = reportOf(faults, list)
    const present = await namesIn(folder, place, reportOf(faults, place))
    const entries = names.includes(list) ? await readJson(folder, list, report) : {}
    if (!entries) return []
    for (const name of present.filter((each) => entries[each] === undefined))
      reportOf(faults, `${place}/${name}`)('', FAULTS.notListed)
    const uploads: UploadFile[] = []
    for (const [name, value] of Object.entries(entries)) {
      const file = `${place}/${name}`
      const read = v.safeParse(uploadSchema, value)
      const ofEntry = reportOf(faults, `${list} › ${name}`)
      for (const issue of read.issues ?? []) {
        const path = v.getDotPath(issue) ?? ''
        const isName = issue.type === 'strict_object' && !path.includes('.')
        const known = Object.keys(uploadSchema.entries)
        ofEntry(path, isName ? unknownName(path, known) : notFitting(issue.message))
      }
      if (!isFileName(name)) ofEntry('', FAULTS.fileName)
      else if (await isFileAt(folder, file, reportOf(faults, file))) {
        const { size } = await lstat(join(folder, file))
        if (size > UPLOAD_LIMIT_BYTES) reportOf(faults, file)('', TOO_LARGE)
        else if (read.success) uploads.push({ file, entry: read.output })
      }
    }
    return uploads
  }
}
