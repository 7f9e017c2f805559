import { createHash, type KeyObject } from 'node:crypto'
import { extname } from 'node:path'
import { fileListText, readFileList } from '@noren/kit/disk/file-list'

/** Attempts of each request, including the first. */
const ATTEMPTS = 3
const CONNECT_TIMEOUT_MS = 3000

/**
 * A client of a folder of a bucket, by the S3 protocol. Credentials, region and endpoint come from the
 * usual variables (`AWS_…`), which the client reads itself.
 * @param address `s3://bucket/folder`
 */
export async function openS3(address: string) {
  const { hostname: Bucket, pathname } = new URL(address)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const keyOf = (name: string): string => (folder ? `${folder}/${name}` : name)
  const s3 = await import('@aws-sdk/client-s3')
  const { AWS_REGION = 'us-east-1', AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env
  const client = new s3.S3Client({
    region: AWS_REGION,
    maxAttempts: ATTEMPTS,
    // A self-hosted server seldom has a host name for each bucket, nor knows Amazon's checksums.
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
  })
  return { s3, client, Bucket, keyOf }
}

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

/** `Cache-Control` for caches between bucket and site: only the pointer ever changes. */
export const KEPT = 'public, max-age=31536000, immutable'
export const ASKED_AGAIN = 'no-cache'

/** A folder of a bucket, by the names in it. */
export type Bucket = {
  /** `null` when it is missing. */
  get: (name: string) => Promise<Buffer | null>
  put: (name: string, bytes: Buffer | string, cacheControl: string) => Promise<void>
  /** All names that begin with this. */
  names: (start: string) => Promise<string[]>
  remove: (name: string) => Promise<void>
}

/**
 * Opens a bucket, without a request yet.
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

type NamedFile = { name: string; make: () => Promise<Buffer> }

/** Uploads files to a bucket, and then the signed list that says that they are there, and whole. */
export async function putSigned(
  { put }: Bucket,
  key: KeyObject,
  list: string,
  files: readonly NamedFile[],
): Promise<void> {
  const hashes = new Map<string, string>()
  for (const { name, make } of files) {
    const bytes = await make()
    await put(name, bytes, KEPT)
    hashes.set(name, sha256(bytes))
  }
  await put(list, fileListText(hashes, key), KEPT)
}

/**
 * A file of a bucket; `null` when it is missing.
 * @throws when it differs from what was uploaded with its list
 */
export async function getSigned(
  { get }: Bucket,
  key: KeyObject,
  list: string,
  name: string,
): Promise<Buffer | null> {
  const [signed, bytes] = await Promise.all([get(list), get(name)])
  if (!signed || !bytes) return null
  if (readFileList(signed.toString(), key)?.get(name) === sha256(bytes)) return bytes
  throw new Error(`${name} in the bucket is not what was uploaded`)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
