import { isObject, readList, readOptionalText } from '../json.ts'

/** A picture as hero and about content name it. */
export type Image = { url: string }

/** Reads `{url}`, or the address alone; `null` without one. */
export function readImage(raw: unknown): Image | null {
  const url = readOptionalText(isObject(raw) ? raw.url : raw)
  return url === undefined ? null : { url }
}

/** Reads a list of `{url}`; entries without an address are left out. */
export function readImages(raw: unknown): Image[] {
  return readList(raw, readImage)
}
