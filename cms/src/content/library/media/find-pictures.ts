import * as v from 'valibot'
import { ALT_NAMES } from '../../model/fields/alt.ts'
import { ENCODER_VERSION, HASH_DIGITS, pictureSchema } from './picture-words.ts'

const foundPicture = v.looseObject({
  ...pictureSchema.entries,
  /** The address of its small copy at the desk. */
  thumbnailURL: v.nullish(v.string()),
})

/** Some pictures of the library. */
export const foundSchema = v.object({ docs: v.array(foundPicture), hasNextPage: v.boolean() })
export type FoundPicture = v.InferOutput<typeof foundPicture>

/** Where the desk lists the pictures whose description or name has a text, the newest first. */
export function libraryAddress(sought: string, limit: number): string {
  const query = new URLSearchParams({ depth: '0', limit: `${limit}`, sort: '-createdAt' })
  const fields = sought.trim() === '' ? [] : [...Object.values(ALT_NAMES), 'originalName']
  for (const [at, field] of fields.entries()) query.set(`where[or][${at}][${field}][like]`, sought)
  return `/api/media?${query}`
}

/** Where the desk lists these pictures. */
export function picturesAddress(ids: readonly number[]): string {
  const query = new URLSearchParams({ depth: '0', limit: '100' })
  for (const [at, id] of ids.entries()) query.set(`where[id][in][${at}]`, `${id}`)
  return `/api/media?${query}`
}

/** Where the desk lists the pictures that were made from the same file. Rejects when it cannot be read. */
export async function sameAddress(file: File): Promise<string> {
  const bytes = await new Blob([ENCODER_VERSION, file]).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const query = new URLSearchParams({ depth: '0', limit: '3', sort: 'id' })
  query.set('where[address][like]', `/media/${hash.slice(0, HASH_DIGITS)}-`)
  return `/api/media?${query}`
}
