import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readSnapshotFileName,
  SNAPSHOT_LIMIT_BYTES,
  SNAPSHOT_SCHEMA,
  type Snapshot,
  snapshotFileName,
  snapshotSchema,
} from '@noren/contract/snapshot'
import * as v from 'valibot'
import { writeDurably } from '../media/durable-file.ts'
import type { Edition } from './compose.ts'

/** Snapshots kept, the newest among them, to go back to by hand. */
const KEPT = 5

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
 * Writes an edition as the next snapshot and makes it the current one. Each file appears whole or
 * not at all, and `current` moves only after the snapshot is safe, so that a crash at any point
 * leaves the previous or the new one. Throws when it is too large for SITE to read.
 */
export async function writeSnapshot(
  folder: string,
  edition: Edition,
  publishedAt: string,
): Promise<Snapshot> {
  const snapshot: Snapshot = {
    schema: SNAPSHOT_SCHEMA,
    seq: (await lastNumber(folder)) + 1,
    publishedAt,
    ...edition,
  }
  const bytes = Buffer.from(`${JSON.stringify(snapshot)}\n`)
  if (bytes.length > SNAPSHOT_LIMIT_BYTES) {
    throw new Error(`The content is too large to publish: ${bytes.length} bytes`)
  }
  const name = snapshotFileName(snapshot.seq, createHash('sha256').update(bytes).digest('hex'))
  await writeDurably(join(folder, name), bytes)
  await writeDurably(join(folder, 'current'), `${name}\n`)
  await removeOld(folder)
  return snapshot
}

async function lastNumber(folder: string): Promise<number> {
  return (await snapshots(folder)).at(-1)?.seq ?? 0
}

/** Snapshot files, oldest first. */
async function snapshots(folder: string): Promise<{ name: string; seq: number }[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => {
      const parts = readSnapshotFileName(name)
      return parts ? [{ name, seq: parts.seq }] : []
    })
    .toSorted((a, b) => a.seq - b.seq)
}

async function removeOld(folder: string): Promise<void> {
  for (const { name } of (await snapshots(folder)).slice(0, -KEPT)) {
    await rm(join(folder, name), { force: true })
  }
}
