import type { UploadField } from 'payload'
import type { Words } from '../words.ts'

type Options = { label: Words; help?: Words; required?: boolean }

/** One picture out of the picture library. */
export function picture(name: string, { label, help, required = false }: Options): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    ...(help && { admin: { description: help } }),
  }
}

/** Several pictures, in the order they are shown. */
export function pictures(
  name: string,
  { label, help, maxRows = 30 }: Options & { maxRows?: number },
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows,
    label,
    ...(help && { admin: { description: help } }),
  }
}
