import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@noren/contract/disk/durable-file'
import { publishSnapshot, snapshotFiles } from '@noren/contract/disk/publish-snapshot'
import {
  readSnapshotFileName,
  SNAPSHOT_SCHEMA,
  type Snapshot,
  snapshotSchema,
} from '@noren/contract/snapshot'
import * as v from 'valibot'
import type { Edition, PublishTarget } from './target.ts'

/** Publishes into a folder of this machine. */
export function folderTarget(folder: string): PublishTarget {
  return {
    current: () => readCurrent(folder),
    putFiles: async (files) => {
      for (const { address, make } of files) {
        const path = pathIn(folder, address)
        if (!(await exists(path))) await writeDurably(path, await make())
      }
    },
    publish: (edition, publishedAt) => writeSnapshot(folder, edition, publishedAt),
  }
}

/** The snapshot visitors see, or `null` when there is none that can be read. */
export async function readCurrent(folder: string): Promise<Snapshot | null> {
  try {
    const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
    if (!readSnapshotFileName(name)) return null
    return v.parse(snapshotSchema, JSON.parse(await readFile(join(folder, name), 'utf8')))
  } catch {
    return null
  }
}

/**
 * Publishes a snapshot under the next number. Throws when it is too large for SITE to read; the
 * current one then stays.
 */
export async function writeSnapshot(
  folder: string,
  edition: Edition,
  publishedAt: string,
): Promise<Snapshot> {
  const [newest] = await snapshotFiles(folder)
  const seq = (newest?.seq ?? 0) + 1
  const snapshot: Snapshot = { schema: SNAPSHOT_SCHEMA, seq, publishedAt, ...edition }
  await publishSnapshot(folder, snapshot)
  return snapshot
}

/** The path, in a published folder, of the file with the address `/media/…`. */
export function pathIn(folder: string, address: string): string {
  return join(folder, address)
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
