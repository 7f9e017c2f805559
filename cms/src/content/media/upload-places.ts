import { isObject } from '@noren/contract/json'
import type { FlattenedField } from 'payload'

/** The kinds of documents that are files. */
export type UploadSlug = 'media' | 'videos'

/** Where in a document files of a kind may stand, as paths of field names, told by its fields. */
export function uploadPlaces(
  fields: readonly FlattenedField[],
  upload: UploadSlug,
  above: readonly string[] = [],
): string[][] {
  return fields.flatMap((field) => {
    const path = [...above, field.name]
    if ('flattenedFields' in field) return uploadPlaces(field.flattenedFields, upload, path)
    return field.type === 'upload' && field.relationTo === upload ? [path] : []
  })
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
