import type { Readable } from 'node:stream'

/** Where backups are kept: a folder or a bucket. Names have one slash, `objects/{sha256}`. */
export type Target = {
  /** How messages name it. */
  name: string
  /** Names in one of its folders, with their bytes. */
  list: (folder: string) => Promise<Map<string, number>>
  /** Keeps a file of this disk under a name: after a crash it is there whole or not at all. */
  put: (name: string, file: string) => Promise<void>
  get: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
}
