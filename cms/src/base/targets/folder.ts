import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  parseSnapshot,
  readSnapshotFileName,
  SNAPSHOT_SCHEMA,
  type Snapshot,
} from '@noren/contract/snapshot'
import { writeDurably } from '@noren/kit/disk/durable-file'
import {
  fileState,
  POINTER,
  publishSnapshot,
  snapshotFiles,
} from '@noren/kit/disk/publish-snapshot'
import { type Edition, hashIn, type PublishTarget } from './target.ts'

/** Publishes into a folder of this machine, and remembers what it has published. */
export function folderTarget(folder: string): PublishTarget {
  let shown: { state: string; snapshot: Snapshot } | null = null

  return {
    current: async () => {
      const name = await currentName(folder)
      const state = name && (await fileState(folder, name))
      if (state && state === shown?.state) return shown.snapshot
      const snapshot = name === null ? null : await readSnapshot(join(folder, name))
      shown = state && snapshot ? { state, snapshot } : null
      return snapshot
    },
    putFiles: async (files) => {
      for (const { address, make } of files) {
        const path = join(folder, address)
        if (!(await exists(path))) await writeDurably(path, await make())
      }
    },
    publish: async (editionAt, publishedAt, above = 0) => {
      const [newest] = await snapshotFiles(folder)
      const seq = Math.max(newest?.seq ?? 0, above) + 1
      const edition = await editionAt(seq)
      const snapshot: Snapshot = { schema: SNAPSHOT_SCHEMA, seq, publishedAt, ...edition }
      await publishSnapshot(folder, snapshot)
      const name = await currentName(folder)
      shown = name === null ? null : { state: await fileState(folder, name), snapshot }
      return snapshot
    },
    former: async () => {
      const read = (await formerFiles(folder)).map((file) => readSnapshot(join(folder, file)))
      return (await Promise.all(read)).filter((snapshot) => snapshot !== null)
    },
    keepOnly: async (hashes) => {
      const media = join(folder, 'media')
      const names = await readdir(media).catch((): string[] => [])
      await removeAll(
        media,
        names.filter((name) => !hashes.has(hashIn(name))),
      )
      // The last: as long as they are there, an interrupted removal is done again.
      await removeAll(folder, await formerFiles(folder))
    },
  }
}

/** `null` when it cannot be read. */
async function readSnapshot(path: string): Promise<Snapshot | null> {
  try {
    return parseSnapshot(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

/** The snapshots that visitors no longer see. */
async function formerFiles(folder: string): Promise<string[]> {
  const current = await currentName(folder)
  return (await snapshotFiles(folder)).map(({ file }) => file).filter((file) => file !== current)
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** The file that visitors see; `null` when there is none. */
async function currentName(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, POINTER), 'utf8').catch(() => '')
  const name = text.trim()
  return readSnapshotFileName(name) ? name : null
}

/** Publishes a snapshot under the next number, as the folder's target does. */
export async function writeSnapshot(
  folder: string,
  edition: Edition,
  publishedAt: string,
): Promise<Snapshot> {
  return folderTarget(folder).publish(() => edition, publishedAt)
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
