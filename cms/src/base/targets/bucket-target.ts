import { createHash, type KeyObject } from 'node:crypto'
import { basename } from 'node:path'
import {
  readSnapshotFileName,
  SNAPSHOT_SCHEMA,
  type Snapshot,
  snapshotSchema,
} from '@noren/contract/snapshot'
import { fileListName } from '@noren/kit/disk/file-list'
import { type Announced, readPointer, signedPointer } from '@noren/kit/disk/pointer'
import { outdated, POINTER, snapshotFile, snapshotsAmong } from '@noren/kit/disk/publish-snapshot'
import { faultFacts, log } from '@noren/kit/process/log'
import * as v from 'valibot'
import { ASKED_AGAIN, type Bucket, KEPT, putSigned } from './bucket.ts'
import { hashIn, type PublishTarget } from './target.ts'

/**
 * Publishes into a bucket: files, snapshot, then the pointer, signed with `key`. It trusts what is in the
 * bucket no more than SITE does.
 */
export function bucketTarget(bucket: Bucket, key: KeyObject): PublishTarget {
  let shown: { file: string; snapshot: Snapshot } | null = null
  let lastSeq: number | null = null
  /** Lists of files that are in the bucket. */
  let lists: Set<string> | null = null

  async function current(): Promise<Snapshot | null> {
    const text = (await bucket.get(POINTER))?.toString() ?? ''
    const announced = readPointer(text, key)
    if (!announced && readSnapshotFileName(text.split('\n', 1)[0] ?? '')) {
      throw new Error(
        'The bucket was published to with another key. Give this desk the publish-key of the one that did, or remove "current" from the bucket',
      )
    }
    lastSeq = announced?.seq ?? null
    if (announced && announced.file === shown?.file) return shown.snapshot
    const snapshot = announced && (await readSnapshot(bucket, announced))
    shown = announced && snapshot && { file: announced.file, snapshot }
    return snapshot
  }

  return {
    current,
    putFiles: async (files) => {
      const [first] = files
      if (!first) return
      lists ??= new Set(await bucket.names('lists/'))
      const list = fileListName(basename(first.address))
      // Another desk may have uploaded it since.
      if (lists.has(list) || (await bucket.get(list))) return
      const named = files.map(({ address, make }) => ({ name: address.slice(1), make }))
      await putSigned(bucket, key, list, named)
      lists.add(list)
    },
    publish: async (editionAt, publishedAt, above = 0) => {
      const there = snapshotsAmong(await bucket.names('snap-'))
      const seq = Math.max(lastSeq ?? there[0]?.seq ?? 0, above) + 1
      const edition = await editionAt(seq)
      const snapshot: Snapshot = { schema: SNAPSHOT_SCHEMA, seq, publishedAt, ...edition }
      const { file, bytes } = snapshotFile(snapshot)
      await bucket.put(file, bytes, KEPT)
      await bucket.put(POINTER, signedPointer(file, key), ASKED_AGAIN)
      shown = { file, snapshot }
      const old = outdated([{ file, seq }, ...there], file)
      await Promise.all(old.map(bucket.remove)).catch((error: unknown) =>
        log('warn', 'old snapshots stay in the bucket', faultFacts(error)),
      )
      return snapshot
    },
    former: async () => {
      const read = (await formerFiles()).map(async (file) => {
        const name = readSnapshotFileName(file)
        return name && readSnapshot(bucket, { ...name, file })
      })
      return (await Promise.all(read)).filter((snapshot) => snapshot !== null)
    },
    keepOnly: async (hashes) => {
      const start = ['media/', 'lists/']
      const names = await Promise.all(start.map(bucket.names))
      const others = names.flat().filter((name) => !hashes.has(hashIn(basename(name))))
      await Promise.all(others.map(bucket.remove))
      lists = null
      // The last: as long as they are there, an interrupted removal is done again.
      await Promise.all((await formerFiles()).map(bucket.remove))
    },
  }

  /** The snapshots that visitors no longer see. */
  async function formerFiles(): Promise<string[]> {
    const there = snapshotsAmong(await bucket.names('snap-'))
    return there.map(({ file }) => file).filter((file) => file !== shown?.file)
  }
}

/** `null` when it is missing, or not what was published: it is then published again. */
async function readSnapshot(bucket: Bucket, { file, sha256 }: Announced): Promise<Snapshot | null> {
  const bytes = await bucket.get(file)
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) return null
  const result = v.safeParse(snapshotSchema, JSON.parse(bytes.toString()))
  return result.success ? result.output : null
}
