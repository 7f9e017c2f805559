import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../../base/requests/upload-limit.ts'
import { makeMark } from '../../content/library/brand/mark.ts'
import { DRAWN_FIELDS } from '../../content/library/brand/mark-shape.ts'
import { isSized } from '../../content/library/brand/png-mark.ts'
import { markText } from '../../content/library/brand/stored-mark.ts'
import { type Fault, type Report, reportOf } from './fault.ts'
import { FAULTS, notFitting, notListed, unknownName } from './fault-words.ts'
import {
  isFileName,
  LIBRARIES,
  type Library,
  type UploadEntry,
  uploadSchema,
} from './files-of-uploads.ts'
import { isFileAt, namesIn, readJson } from './read-files.ts'

/** A picture or film: its name in the documents, and its path in the folder, which a Mac spells differently. */
export type UploadFile = { file: string; path: string; entry: UploadEntry }

/** The files of a library that its list describes. */
export async function readUploads(
  folder: string,
  library: Library,
  faults: Fault[],
): Promise<UploadFile[]> {
  const place = LIBRARIES[library]
  const list = `${place}.json`
  const present = await namesIn(folder, place, reportOf(faults, place))
  const isListed = (await namesIn(folder, '', () => {})).includes(list)
  const entries = isListed ? await readJson(folder, list, reportOf(faults, list)) : {}
  if (!entries) return []
  const listed = new Set(Object.keys(entries).map(inOneSpelling))
  const spelt = new Map(present.map((name) => [inOneSpelling(name), name]))
  for (const name of present.filter((each) => !listed.has(inOneSpelling(each))))
    reportOf(faults, `${place}/${name}`)('', notListed(list))
  const uploads: UploadFile[] = []
  for (const [name, value] of Object.entries(entries)) {
    const file = inOneSpelling(`${place}/${name}`)
    const path = `${place}/${spelt.get(inOneSpelling(name)) ?? name}`
    const entry = readEntry(value, reportOf(faults, `${list} › ${name}`))
    const isNamed = isFileName(name)
    if (!isNamed) reportOf(faults, `${list} › ${name}`)('', FAULTS.fileName)
    const isThere = isNamed && (await isUploadAt(folder, path, reportOf(faults, file)))
    if (entry && isThere) uploads.push({ file, path, entry })
  }
  return uploads
}

/** A name with each character in one piece: ガ, not カ and its mark. */
export function inOneSpelling(name: string): string {
  return name.normalize('NFC')
}

function readEntry(value: unknown, report: Report): UploadEntry | null {
  const read = v.safeParse(uploadSchema, value)
  for (const issue of read.issues ?? []) {
    const path = v.getDotPath(issue) ?? ''
    const isName = issue.type === 'strict_object' && !path.includes('.')
    const known = Object.keys(uploadSchema.entries)
    report(path, isName ? unknownName(path, known) : notFitting(issue.message))
  }
  return read.success ? read.output : null
}

async function isUploadAt(folder: string, file: string, report: Report): Promise<boolean> {
  if (!(await isFileAt(folder, file, report))) return false
  const { size } = await lstat(join(folder, file))
  if (size > UPLOAD_LIMIT_BYTES) report('', TOO_LARGE)
  return size <= UPLOAD_LIMIT_BYTES
}

/** The mark in a file, as the desk stores it; `null` after a report. */
export async function readMark(
  folder: string,
  file: string,
  report: Report,
): Promise<string | null> {
  if (!(await isUploadAt(folder, file, report))) return null
  const bytes = await readFile(join(folder, file))
  const shape = DRAWN_FIELDS[file.startsWith('word') ? 'wordmark' : 'mark']
  // A picture that another desk made stays as it is.
  const made = (await isSized(bytes, shape))
    ? { mark: markText({ png: bytes, svg: null }) }
    : await makeMark(bytes, shape)
  if ('mark' in made) return made.mark
  report('', made.refusal)
  return null
}
