import { extname } from 'node:path'
import { openS3 } from './s3.ts'

/** For a request with all its attempts. */
const TIMEOUT_MS = 60_000

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.json': 'application/json',
}

/** `Cache-Control` for what lies between bucket and site: nothing but the pointer ever changes. */
export const KEPT = 'public, max-age=31536000, immutable'
export const ASKED_AGAIN = 'no-cache'

/** A folder of a bucket, by the names in it. */
export type Bucket = {
  /** `null` when it is not there. */
  get: (name: string) => Promise<Buffer | null>
  put: (name: string, bytes: Buffer | string, cacheControl: string) => Promise<void>
  /** All names that begin so. */
  names: (start: string) => Promise<string[]>
  remove: (name: string) => Promise<void>
}

/**
 * Opens a bucket. Nothing is asked of it yet.
 * @param address the setting `PUBLISH_URL`: `s3://bucket/folder`
 */
export async function openBucket(address: string): Promise<Bucket> {
  const { s3, client, Bucket, keyOf } = await openS3(address)
  const within = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) })

  return {
    get: async (name) => {
      try {
        const command = new s3.GetObjectCommand({ Bucket, Key: keyOf(name) })
        const { Body } = await client.send(command, within())
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null
        throw error
      }
    },
    put: async (name, Body, CacheControl) => {
      const ContentType = TYPES[extname(name)] ?? 'text/plain; charset=utf-8'
      const object = { Bucket, Key: keyOf(name), Body, CacheControl, ContentType }
      await client.send(new s3.PutObjectCommand(object), within())
    },
    names: async (start) => {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(start) }, within())
      const names: string[] = []
      for await (const { Contents = [] } of pages) {
        for (const { Key = '' } of Contents) names.push(Key.slice(keyOf('').length))
      }
      return names
    },
    remove: async (name) => {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(name) }), within())
    },
  }
}
