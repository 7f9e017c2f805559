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
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
