import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '@noren/contract/json'
import {
  RESTAURANTS_END,
  readSnapshotFileName,
  SNAPSHOT_LIMIT_BYTES,
  type Snapshot,
  snapshotFileName,
} from '@noren/contract/snapshot'
import { oncePer } from '../once-per.ts'
import { writeDurably } from './durable-file.ts'

/** Snapshots kept, including the newest, so that an operator can go back to one. */
const KEPT = 5

/** Names the snapshot visitors see. */
export const POINTER = 'current'

/** A snapshot's file in the published folder. */
type SnapshotFile = { file: string; seq: number }

/**
 * Publishes a snapshot into a folder: its file first, then `current`, so that a crash at any point leaves
 * the old or the new one. @returns the name of its file
 * @throws when it is larger than SITE's limit
 */
export async function publishSnapshot(folder: string, snapshot: Snapshot): Promise<string> {
  const { file, bytes } = snapshotFile(snapshot)
  await writeDurably(join(folder, file), bytes)
  await pointTo(folder, file, `${file}\n`)
  return file
}

/**
 * A snapshot's bytes and the name they give it.
 * @throws when it is larger than SITE's limit
 */
export function snapshotFile(snapshot: Snapshot): { file: string; bytes: Buffer } {
  const bytes = snapshotBytes(snapshot)
  if (bytes.length > SNAPSHOT_LIMIT_BYTES) {
    throw new Error(`The content is too large to publish: ${bytes.length} bytes`)
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { file: snapshotFileName(snapshot.seq, sha256), bytes }
}

/** A snapshot as it is published: JSON, with the restaurants last and one a line. */
export function snapshotBytes({ content, ...rest }: Snapshot): Buffer {
  const { restaurants = [], ...others } = content
  if (restaurants.length === 0) return Buffer.from(`${JSON.stringify({ ...rest, content })}\n`)
  const frame = JSON.stringify({ ...rest, content: { ...others, restaurants: [] } })
  const lines = restaurants.flatMap((restaurant, index) => [
    index === 0 ? '\n' : ',\n',
    isObject(restaurant) ? lineOf(restaurant) : JSON.stringify(restaurant ?? null),
  ])
  const parts = [frame.slice(0, -RESTAURANTS_END.length), ...lines, `\n${RESTAURANTS_END}\n`]
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

/** There may be thousands, of which a publish changes one. */
const lineOf = oncePer((restaurant: object) => Buffer.from(JSON.stringify(restaurant)))

/** Writes `pointer`, which names an existing file, and removes the snapshots no longer kept. */
export async function pointTo(folder: string, file: string, pointer: string): Promise<void> {
  await writeDurably(join(folder, POINTER), pointer)
  const old = outdated(await snapshotFiles(folder), file)
  await Promise.all(old.map((other) => rm(join(folder, other), { force: true })))
}

/** Which snapshots, newest first, are no longer kept once `current` is published. */
export function outdated(files: readonly SnapshotFile[], current: string): string[] {
  const others = files.map(({ file }) => file).filter((file) => file !== current)
  return others.slice(KEPT - 1)
}

/** The snapshots of a folder, newest first; an empty list when there is no folder. */
export async function snapshotFiles(folder: string): Promise<SnapshotFile[]> {
  return snapshotsAmong(await readdir(folder).catch((): string[] => []))
}

/** A value that differs when a snapshot's file has changed, without reading it. */
export async function fileState(folder: string, file: string): Promise<string> {
  if (!readSnapshotFileName(file)) return ''
  const found = await stat(join(folder, file), { bigint: true }).catch(() => null)
  return found ? `${found.ino} ${found.size} ${found.ctimeNs}` : ''
}

/** The snapshots among the names of files, newest first. */
export function snapshotsAmong(names: readonly string[]): SnapshotFile[] {
  return names
    .flatMap((file) => {
      const name = readSnapshotFileName(file)
      return name ? [{ file, seq: name.seq }] : []
    })
    .sort((a, b) => b.seq - a.seq)
}
