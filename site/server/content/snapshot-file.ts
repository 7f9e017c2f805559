import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readSnapshotFileName,
  SNAPSHOT_LIMIT_BYTES,
  type Snapshot,
  snapshotSchema,
} from '@noren/contract/snapshot'
import * as v from 'valibot'

/** A snapshot that is not served; the message says why (hostile inputs J16). */
export class SnapshotRefusal extends Error {
  readonly file: string

  constructor(file: string, reason: string) {
    super(reason)
    this.name = 'SnapshotRefusal'
    this.file = file
  }
}

/** The file name `current` points to, or `null` when nothing was published in this folder. */
export async function readCurrent(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'current'), 'utf8').catch(ignoreMissing)
  return text === null ? null : text.trim()
}

/**
 * Reads and verifies one snapshot: name, size, SHA-256, JSON, schema.
 * @throws {SnapshotRefusal} when any of them is not right
 */
export async function readSnapshot(folder: string, file: string): Promise<Snapshot> {
  const name = readSnapshotFileName(file)
  if (!name) throw new SnapshotRefusal(file.slice(0, 120), 'this is not a name of a snapshot')
  const bytes = await readLimited(folder, file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== name.sha256)
    throw new SnapshotRefusal(file, 'the content is not what was published')
  const result = v.safeParse(snapshotSchema, parse(bytes, file))
  if (!result.success) {
    const [issue] = result.issues
    const where = v.getDotPath(issue) ?? 'the document'
    throw new SnapshotRefusal(file, `${where}: ${issue.message}`)
  }
  if (result.output.seq !== name.seq)
    throw new SnapshotRefusal(file, 'seq is not the one in the name')
  return result.output
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

async function readLimited(folder: string, file: string): Promise<Buffer> {
  const path = join(folder, file)
  const { size } = await stat(path).catch(() => ({ size: -1 }))
  if (size < 0) throw new SnapshotRefusal(file, 'the file is not there')
  if (size > SNAPSHOT_LIMIT_BYTES) throw new SnapshotRefusal(file, 'the file is too large')
  return readFile(path)
}

function parse(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new SnapshotRefusal(file, 'the content is not JSON')
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
