import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readObject } from '@noren/contract/json'
import {
  readSnapshotFileName,
  SNAPSHOT_LIMIT_BYTES,
  snapshotSchema,
} from '@noren/contract/snapshot'
import { snapshotFiles } from '@noren/kit/disk/publish-snapshot'
import * as v from 'valibot'
import {
  type FormerRestaurants,
  type PreparedRestaurants,
  type PreparedSnapshot,
  prepareRestaurants,
} from './prepare-snapshot.ts'
import { snapshotLines } from './snapshot-lines.ts'
import { joinTexts } from './texts.ts'

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
 * The file name `current` points to, or `null` when nothing was published in this folder. A signature may
 * follow it; the mirror has checked that.
 * @throws {SnapshotRefusal} when `current` cannot be read
 */
export async function readCurrent(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'current'), 'utf8').catch(ignoreMissing)
  return text === null ? null : (text.trim().split('\n', 1)[0] ?? '')
}

/**
 * Reads, verifies and prepares one snapshot: name, size, SHA-256, JSON, schema.
 * @throws {SnapshotRefusal} when any of them is wrong
 */
export async function readSnapshot(
  folder: string,
  file: string,
  former: FormerRestaurants | null = null,
): Promise<PreparedSnapshot> {
  const name = readSnapshotFileName(file)
  if (!name) throw new SnapshotRefusal(file.slice(0, 120), 'this is not a name of a snapshot')
  const bytes = await readLimited(folder, file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== name.sha256)
    throw new SnapshotRefusal(file, 'the content is not what was published')
  const { head, restaurants } = parse(bytes, file, former)
  const result = v.safeParse(snapshotSchema, head)
  if (!result.success) {
    const [issue] = result.issues
    const where = v.getDotPath(issue) ?? 'the document'
    throw new SnapshotRefusal(file, `${where}: ${issue.message}`)
  }
  if (result.output.seq !== name.seq)
    throw new SnapshotRefusal(file, 'seq is not the one in the name')
  return { head: result.output, restaurants }
}

/**
 * The snapshots of a folder from before a refused one, newest first: the fallbacks at boot. A later one was not
 * announced yet, or is what an operator went back from.
 */
export async function earlierSnapshots(folder: string, refused: string): Promise<string[]> {
  const before = readSnapshotFileName(refused)?.seq ?? Number.POSITIVE_INFINITY
  const files = (await snapshotFiles(folder)).filter(({ seq }) => seq < before)
  return files.map(({ file }) => file)
}

async function readLimited(folder: string, file: string): Promise<Buffer<ArrayBuffer>> {
  const path = join(folder, file)
  const { size } = await stat(path).catch(() => ({ size: -1 }))
  if (size < 0) throw new SnapshotRefusal(file, 'the file is not there')
  if (size > SNAPSHOT_LIMIT_BYTES) throw new SnapshotRefusal(file, 'the file is too large')
  return readFile(path)
}

/** The head with an empty list of restaurants, and the restaurants. */
function parse(
  bytes: Buffer<ArrayBuffer>,
  file: string,
  former: FormerRestaurants | null,
): { head: unknown; restaurants: PreparedRestaurants | null } {
  try {
    // Parsing thousands of restaurants at once would take many times the document's size in memory.
    const lines = snapshotLines(bytes)
    if (!lines) return parseWhole(bytes)
    const restaurants = prepareRestaurants(lines.restaurants, former)
    return { head: parseBytes(lines.head), restaurants }
  } catch {
    throw new SnapshotRefusal(file, 'the content is not JSON')
  }
}

/** The same for a document of another layout: by an earlier version, or by hand. */
function parseWhole(bytes: Uint8Array): ReturnType<typeof parse> {
  const head = readObject(parseBytes(bytes))
  const content = readObject(head.content)
  if (!Array.isArray(content.restaurants)) return { head, restaurants: null }
  const texts = content.restaurants.map((restaurant) => JSON.stringify(restaurant))
  return {
    head: { ...head, content: { ...content, restaurants: [] } },
    restaurants: prepareRestaurants(joinTexts(texts, ['', '']), null),
  }
}

/** @throws {TypeError} when the bytes are not UTF-8 */
function parseBytes(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw new SnapshotRefusal('current', error.message)
}
