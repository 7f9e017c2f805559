import type { KeyObject } from 'node:crypto'
import { keptSecret } from '@noren/contract/disk/kept-secret'
import { publicHalf, signingKey } from '@noren/contract/disk/signature'
import { settings } from '../settings.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { bucketTarget } from './bucket-target.ts'
import { folderTarget } from './folder.ts'
import type { PublishTarget } from './target.ts'

/** The bucket of the settings, and the key of what this company publishes there. */
type OurBucket = { bucket: Bucket; key: KeyObject }

let ours: Promise<OurBucket> | undefined

/** `null` where `PUBLISH_URL` is not set. Made once, with its key at the first time. */
export async function ourBucket(): Promise<OurBucket | null> {
  const { publishUrl } = settings
  if (publishUrl === null) return null
  ours ??= openBucket(publishUrl).then((bucket) => ({ bucket, key: publishKey() }))
  return await ours
}

/** Where the settings say that pages are published to. */
export async function ourTarget(): Promise<PublishTarget> {
  const ours = await ourBucket()
  return ours ? bucketTarget(ours.bucket, ours.key) : folderTarget(settings.publishDir)
}

/** What sites check what we publish with: the setting `CONTENT_KEY`. */
export function contentKey(): string {
  return publicHalf(publishKey())
}

function publishKey(): KeyObject {
  return signingKey(keptSecret(settings.dataDir, 'publish-key'))
}
