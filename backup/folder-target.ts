import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '@noren/kit/disk/make-folder'
import type { Target } from './target.ts'

/** Ends the name of a file that is not whole yet. */
const UNFINISHED = '.tmp'

/** A folder of this machine or of a disk mounted on it. */
export function folderTarget(folder: string): Target {
  const tidy = new Set<string>()
  return {
    name: folder,
    list: async (name) => {
      const found = new Map<string, number>()
      const inside = join(folder, name)
      for (const each of await namesIn(inside)) {
        if (!each.endsWith(UNFINISHED)) found.set(each, (await stat(join(inside, each))).size)
      }
      return found
    },
    put: async (name, file) => {
      const path = join(folder, name)
      makeFolder(dirname(path), 0o700)
      if (!tidy.has(dirname(path))) await removeUnfinished(dirname(path))
      tidy.add(dirname(path))
      const unfinished = path + UNFINISHED
      await copyFile(file, unfinished)
      // The copy has the mode of the file, and a published picture is open to all.
      await chmod(unfinished, 0o600)
      await sync(unfinished)
      await rename(unfinished, path)
      await sync(dirname(path))
    },
    get: async (name) => {
      const stream = createReadStream(join(folder, name))
      await once(stream, 'ready')
      return stream
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Removes the files of a killed backup: one backup at a time writes here. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
