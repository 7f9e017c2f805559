import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { openS3 } from '../cms/src/base/targets/bucket.ts'
import type { Target } from './target.ts'

/** A bucket, `s3://bucket/prefix`. */
export async function s3Target(address: string): Promise<Target> {
  const { s3, client, Bucket, keyOf } = await openS3(address)
  return {
    name: address,
    list: async (folder) => {
      const found = new Map<string, number>()
      const Prefix = `${keyOf(folder)}/`
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, Size } of page.Contents ?? []) {
          if (Key !== undefined) found.set(Key.slice(Prefix.length), Size ?? 0)
        }
      }
      return found
    },
    put: async (name, file) => {
      const { size: ContentLength } = await stat(file)
      const Body = createReadStream(file)
      await client.send(new s3.PutObjectCommand({ Bucket, Key: keyOf(name), Body, ContentLength }))
    },
    get: async (name) => {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: keyOf(name) }))
      if (!(Body instanceof Readable)) throw new Error(`${name} has no content`)
      return Body
    },
    remove: async (name) => {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
    },
  }
}
