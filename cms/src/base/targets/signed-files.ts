import { createHash, type KeyObject } from 'node:crypto'
import { fileListText, readFileList } from '@noren/contract/disk/file-list'
import { type Bucket, KEPT } from './bucket.ts'

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
