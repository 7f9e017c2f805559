import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Payload } from 'payload'
import { settings } from '../../base/settings.ts'
import { readStoredMark } from '../../content/library/brand/stored-mark.ts'
import { storedUpload } from '../../content/library/media/stored-uploads.ts'
import type { Row } from '../../content/model/walk.ts'
import {
  freeFileName,
  LIBRARIES,
  type Library,
  pictureEntry,
  type UploadEntry,
  videoEntry,
} from './files-of-uploads.ts'

/** The files of a folder by their paths in it, each made when it is written. */
export type CompanyFiles = Map<string, () => Promise<Buffer>>

/** A document as a file. */
export function jsonFile(written: Row): () => Promise<Buffer> {
  return async () => Buffer.from(`${JSON.stringify(written, null, 2)}\n`)
}

/** Adds the files of both libraries and the lists that describe them. Returns their names by document. */
export async function addUploads(
  payload: Payload,
  files: CompanyFiles,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const all = { sort: 'id', pagination: false, depth: 0 } as const
  const { docs: pictures } = await payload.find({ collection: 'media', ...all })
  const { docs: films } = await payload.find({ collection: 'videos', ...all })
  await add('media', settings.picturesDir, pictures, pictureEntry)
  await add('videos', settings.videosDir, films, videoEntry)
  return names

  async function add<
    Upload extends { id: number; filename?: string | null; originalName?: string | null },
  >(
    library: Library,
    stored: string,
    uploads: readonly Upload[],
    entryOf: (upload: Upload, file: string, bytes: Buffer) => UploadEntry,
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
    if (uploads.length > 0) files.set(`${LIBRARIES[library]}.json`, jsonFile(entries))
  }
}

/**
 * The file of a mark, named after its field: `mark.svg` and beside it the picture made of that, `mark.png`, or
 * this alone; `mark-2.svg` for that of a draft. `undefined` for a mark that no desk could draw.
 */
export function fileOfMark(
  field: string,
  mark: string,
  marks: Map<string, string>,
  files: CompanyFiles,
): string | undefined {
  const known = marks.get(mark)
  if (known) return known
  const stored = readStoredMark(mark)
  if (!stored) return undefined
  const { png, svg } = stored
  const picture = add('.png', png)
  const file = svg === null ? picture : add('.svg', Buffer.from(svg))
  marks.set(mark, file)
  return file

  function add(ending: string, bytes: Buffer): string {
    const name = freeFileName(field, ending, new Set(files.keys()))
    files.set(name, async () => bytes)
    return name
  }
}
