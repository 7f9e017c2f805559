import { randomBytes } from 'node:crypto'
import { isObject, readObject } from '@noren/contract/json'
import type { Field, JsonObject } from 'payload'
import { fieldsOfRow } from '../translations/texts.ts'

const ID_BYTES = 12

/** The document with an id for each row that has none: by it a row is known in every language. */
export function withRowIds(fields: readonly Field[], doc: unknown): JsonObject {
  const next = { ...readObject(doc) }
  for (const field of fields) {
    if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) Object.assign(next, withRowIds(field.fields, next))
      continue
    }
    const value = next[field.name]
    if (field.type === 'group') next[field.name] = withRowIds(field.fields, value)
    else if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks')) {
      next[field.name] = value.filter(isObject).map((row) => ({
        ...withRowIds(fieldsOfRow(field, row), row),
        id: row.id || randomBytes(ID_BYTES).toString('hex'),
      }))
    }
  }
  return next
}
