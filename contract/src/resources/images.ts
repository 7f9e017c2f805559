import { readList, readObject, readOptionalText } from '../json.ts'

/** A picture as hero and about content name it. */
export type Image = { url: string }

/** Reads `{url}`; `null` without an address. */
export function readImage(raw: unknown): Image | null {
  const url = readOptionalText(readObject(raw).url)
  return url === undefined ? null : { url }
}

/** Reads a list of `{url}`; entries without an address are left out. */
export function readImages(raw: unknown): Image[] {
  return readList(raw, readImage)
}
