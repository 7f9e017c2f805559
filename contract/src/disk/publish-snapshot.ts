import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readSnapshotFileName,
  SNAPSHOT_LIMIT_BYTES,
  type Snapshot,
  snapshotFileName,
  snapshotText,
} from '../snapshot.ts'
import { writeDurably } from './durable-file.ts'

/** Snapshots kept, the newest among them, to go back to by hand. */
const KEPT = 5

/** A snapshot's file in the published folder. */
type SnapshotFile = { file: string; seq: number }

/**
 * Publishes a snapshot into a folder: its file first, then `current`, so that a crash at any point
 * leaves the old or the new one. @returns the name of its file
 * @throws when it is larger than SITE reads
 */
export async function publishSnapshot(folder: string, snapshot: Snapshot): Promise<string> {
  const bytes = Buffer.from(snapshotText(snapshot))
  if (bytes.length > SNAPSHOT_LIMIT_BYTES) {
    throw new Error(`The content is too large to publish: ${bytes.length} bytes`)
  }
  const file = snapshotFileName(snapshot.seq, createHash('sha256').update(bytes).digest('hex'))
  await writeDurably(join(folder, file), bytes)
  await writeDurably(join(folder, 'current'), `${file}\n`)
  const old = (await snapshotFiles(folder)).filter((other) => other.file !== file).slice(KEPT - 1)
  await Promise.all(old.map((other) => rm(join(folder, other.file), { force: true })))
  return file
}

/** The snapshots of a folder, newest first; none where there is no folder. */
export async function snapshotFiles(folder: string): Promise<SnapshotFile[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .flatMap((file) => {
      const name = readSnapshotFileName(file)
      return name ? [{ file, seq: name.seq }] : []
    })
    .sort((a, b) => b.seq - a.seq)
}
