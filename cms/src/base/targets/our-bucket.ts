import type { KeyObject } from 'node:crypto'
import { keptSecret } from '@noren/kit/disk/kept-secret'
import { publicHalf, signingKey } from '@noren/kit/disk/signature'
import { settings } from '../settings.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { bucketTarget } from './bucket-target.ts'
import { folderTarget } from './folder.ts'
import type { PublishTarget } from './target.ts'

/** The bucket of the settings, and the key that signs what this company publishes there. */
type OurBucket = { bucket: Bucket; key: KeyObject }

let ours: Promise<OurBucket> | undefined

/** `null` where `PUBLISH_URL` is not set. Made once; the first use makes its key. */
export async function ourBucket(): Promise<OurBucket | null> {
  const { publishUrl } = settings
  if (publishUrl === null) return null
  ours ??= openBucket(publishUrl).then((bucket) => ({ bucket, key: publishKey() }))
  return await ours
}

/** The target in the settings. */
export async function ourTarget(): Promise<PublishTarget> {
  const ours = await ourBucket()
  return ours ? bucketTarget(ours.bucket, ours.key) : folderTarget(settings.publishDir)
}

/** The key with which sites verify what we publish: the setting `CONTENT_KEY`. */
export function contentKey(): string {
  return publicHalf(publishKey())
}

function publishKey(): KeyObject {
  return signingKey(keptSecret(settings.dataDir, 'publish-key'))
}
