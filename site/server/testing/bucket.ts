import { createHash } from 'node:crypto'
import type { Snapshot } from '@noren/contract/snapshot'
import { fileListName, fileListText } from '@noren/kit/disk/file-list'
import { signedPointer } from '@noren/kit/disk/pointer'
import { POINTER, snapshotFile } from '@noren/kit/disk/publish-snapshot'
import { publicHalf, signingKey } from '@noren/kit/disk/signature'
import { type StandIn, startStandIn } from '../../../scripts/testing/s3-stand-in.ts'

/** A bucket as the world sees it, with what a desk publishes. */
export type Bucket = StandIn & {
  /** The settings of a site that reads from it. */
  env: { CONTENT_URL: string; CONTENT_KEY: string }
  /** Names of files sent whole, with 200. */
  downloads: () => string[]
  publish: (snapshot: Snapshot, secret?: string) => string
  putMedia: (name: string, bytes: Buffer) => void
}

/** The key of the company that publishes in tests, and another company's. */
export const SECRET = Buffer.alloc(32, 1).toString('base64url')
export const STRANGER = Buffer.alloc(32, 2).toString('base64url')

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export async function startBucket(): Promise<Bucket> {
  const standIn = await startStandIn()
  const { files, requests, url } = standIn
  return {
    ...standIn,
    env: { CONTENT_URL: url, CONTENT_KEY: publicHalf(signingKey(SECRET)) },
    downloads: () => requests.filter(({ status }) => status === 200).map(({ name }) => name),
    publish: (snapshot, secret = SECRET) => {
      const { file, bytes } = snapshotFile(snapshot)
      files.set(file, bytes)
      files.set(POINTER, Buffer.from(signedPointer(file, signingKey(secret))))
      return file
    },
    putMedia: (name, bytes) => {
      const list = new Map([[`media/${name}`, sha256(bytes)]])
      files.set(`media/${name}`, bytes)
      files.set(fileListName(name), Buffer.from(fileListText(list, signingKey(SECRET))))
    },
  }
}
