import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Target } from './target.ts'

/** A bucket, `s3://bucket/prefix`; credentials, region and endpoint by the usual AWS_* variables. */
export function s3Target(address: string): Target {
  const { host: Bucket, pathname } = new URL(address)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  const client = new S3Client({
    // Servers of one's own seldom have a name for each bucket, or know the newer checksums.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    name: address,
    list: async (folder) => {
      const found = new Map<string, number>()
      const Prefix = `${keyOf(folder)}/`
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }),
        )
        for (const { Key, Size } of page.Contents ?? []) {
          if (Key !== undefined) found.set(Key.slice(Prefix.length), Size ?? 0)
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return found
    },
    put: async (name, file) => {
      const { size: ContentLength } = await stat(file)
      const Body = createReadStream(file)
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body, ContentLength }))
    },
    get: async (name) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }))
      if (!(Body instanceof Readable)) throw new Error(`${name} has no content`)
      return Body
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
    },
  }
}
