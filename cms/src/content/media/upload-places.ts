import { isObject } from '@noren/contract/json'
import type { FlattenedField } from 'payload'
import { leavesOf } from '../fields/boxes.ts'

/** The kinds of documents that are files. */
export type UploadSlug = 'media' | 'videos'

/** Where in a document files of a kind may stand, as paths of field names, told by its fields. */
export function uploadPlaces(fields: readonly FlattenedField[], upload: UploadSlug): string[][] {
  return leavesOf(fields)
    .filter(({ field }) => field.type === 'upload' && field.relationTo === upload)
    .map(({ place }) => place)
}

/** The ids of the files at such a place of a document, in every row. */
export function uploadsAt(value: unknown, [step, ...rest]: readonly string[]): number[] {
  if (Array.isArray(value)) {
    return value.flatMap((row) => uploadsAt(row, step === undefined ? [] : [step, ...rest]))
  }
  if (step !== undefined) return isObject(value) ? uploadsAt(value[step], rest) : []
  const id = isObject(value) ? value.id : value
  return typeof id === 'number' ? [id] : []
}
