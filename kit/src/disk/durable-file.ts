import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Writes a file so that a crash leaves the whole file or none: temporary file, fsync, rename, fsync of the
 * folder. Makes the folder when it is missing. A stream of content that fails leaves no file either.
 */
export async function writeDurably(
  path: string,
  content: string | Buffer | AsyncIterable<Uint8Array>,
): Promise<void> {
  const folder = dirname(path)
  makeFolder(folder)
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await sync(folder)
}

/** Puts a file that something else wrote on the disk, and its name, with the folders it is in up to `root`. */
export async function syncFile(path: string, root: string): Promise<void> {
  for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) await sync(at)
  await sync(root)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
