import type { Readable } from 'node:stream'

/** Where backups are kept: a folder or a bucket. Names have one slash, `objects/{sha256}`. */
export type Target = {
  /** Its name in messages. */
  name: string
  /** Names in one of its folders, with their bytes. */
  list: (folder: string) => Promise<Map<string, number>>
  /** Stores a file of this disk under a name; a crash leaves the whole file or none. */
  put: (name: string, file: string) => Promise<void>
  get: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
}
