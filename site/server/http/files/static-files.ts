import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { CACHE, type Headers } from '../response/headers.ts'
import { contentType } from '../response/media-types.ts'
import { addVariant, type Representation, representation } from '../response/representation.ts'

/** Names of the files the build compressed beforehand, beside the originals. */
const PRECOMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Reads the browser's files of a build into memory, by their public path. Files outside this map do not
 * exist for visitors, so no request path ever reaches the file system.
 *
 * @param folder `dist/client`: hashed files in `assets/`, the rest of `public/` beside it
 */
export function readStaticFiles(folder: string, headers: Headers): Map<string, Representation> {
  const files = new Map<string, Representation>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const type = contentType(path)
    if (isPublic(entry, path) && type) files.set(path, readFile(file, path, type, headers))
  }
  return files
}

function isPublic(entry: Dirent, path: string): boolean {
  return entry.isFile() && !path.includes('/.')
}

function readFile(file: string, path: string, type: string, headers: Headers): Representation {
  const cache = path.startsWith('/assets/') ? CACHE.immutable : CACHE.file
  const made = representation(
    readFileSync(file),
    { ...headers, 'Content-Type': type, 'Cache-Control': cache },
    { compressible: !/^(image\/(?!svg)|font|video)/.test(type) },
  )
  for (const [coding, ending] of PRECOMPRESSED) {
    if (existsSync(file + ending)) addVariant(made, coding, readFileSync(file + ending), '')
  }
  return made
}
