import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readSnapshotFileName,
  SNAPSHOT_LIMIT_BYTES,
  snapshotSchema,
} from '@noren/contract/snapshot'
import * as v from 'valibot'
import { findList } from './json-spans.ts'
import {
  type PreparedRestaurants,
  type PreparedSnapshot,
  prepareRestaurants,
} from './prepare-snapshot.ts'

/** A snapshot that is not served; the message says why (hostile inputs J16). */
export class SnapshotRefusal extends Error {
  readonly file: string

  constructor(file: string, reason: string) {
    super(reason)
    this.name = 'SnapshotRefusal'
    this.file = file
  }
}

/**
 * The file name `current` points to, or `null` when nothing was published in this folder.
 * @throws {SnapshotRefusal} when `current` cannot be read
 */
export async function readCurrent(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'current'), 'utf8').catch(ignoreMissing)
  return text === null ? null : text.trim()
}

/** Tells a file that changed from one that did not, without reading it. */
export async function fileState(folder: string, file: string): Promise<string> {
  if (!readSnapshotFileName(file)) return ''
  const found = await stat(join(folder, file), { bigint: true }).catch(() => null)
  return found ? `${found.ino} ${found.size} ${found.ctimeNs}` : ''
}

/**
 * Reads, verifies and prepares one snapshot: name, size, SHA-256, JSON, schema.
 * @throws {SnapshotRefusal} when any of them is not right
 */
export async function readSnapshot(folder: string, file: string): Promise<PreparedSnapshot> {
  const name = readSnapshotFileName(file)
  if (!name) throw new SnapshotRefusal(file.slice(0, 120), 'this is not a name of a snapshot')
  const bytes = await readLimited(folder, file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== name.sha256)
    throw new SnapshotRefusal(file, 'the content is not what was published')
  const { frame, restaurants } = parse(bytes, file)
  const result = v.safeParse(snapshotSchema, frame)
  if (!result.success) {
    const [issue] = result.issues
    const where = v.getDotPath(issue) ?? 'the document'
    throw new SnapshotRefusal(file, `${where}: ${issue.message}`)
  }
  if (result.output.seq !== name.seq)
    throw new SnapshotRefusal(file, 'seq is not the one in the name')
  return { frame: result.output, restaurants }
}

/** The other snapshots of a folder, newest first: what to fall back to at boot. */
export async function otherSnapshots(folder: string, except: string): Promise<string[]> {
  const files = await readdir(folder).catch((): string[] => [])
  return files
    .map((file) => ({ file, seq: readSnapshotFileName(file)?.seq ?? 0 }))
    .filter(({ file, seq }) => seq > 0 && file !== except)
    .sort((a, b) => b.seq - a.seq)
    .map(({ file }) => file)
}

async function readLimited(folder: string, file: string): Promise<Buffer<ArrayBuffer>> {
  const path = join(folder, file)
  const { size } = await stat(path).catch(() => ({ size: -1 }))
  if (size < 0) throw new SnapshotRefusal(file, 'the file is not there')
  if (size > SNAPSHOT_LIMIT_BYTES) throw new SnapshotRefusal(file, 'the file is too large')
  return readFile(path)
}

/**
 * The frame with an empty list of restaurants, and the restaurants. Thousands of them parsed at once
 * would take many times the document's size in memory.
 */
function parse(
  bytes: Buffer<ArrayBuffer>,
  file: string,
): { frame: unknown; restaurants: PreparedRestaurants | null } {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    const found = findList(bytes, ['content', 'restaurants'])
    if (!found) return { frame: JSON.parse(decoder.decode(bytes)), restaurants: null }
    const before = decoder.decode(bytes.subarray(0, found.list.start))
    const after = decoder.decode(bytes.subarray(found.list.end))
    return {
      frame: JSON.parse(`${before}[]${after}`),
      restaurants: prepareRestaurants(bytes, found.values),
    }
  } catch {
    throw new SnapshotRefusal(file, 'the content is not JSON')
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw new SnapshotRefusal('current', error.message)
}
