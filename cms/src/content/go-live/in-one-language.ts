import { isObject, readObject } from '@noren/contract/json'
import type { Field, JsonObject } from 'payload'
import { fieldsOfRow } from '../translations/texts.ts'

/** A document that was read in all languages, as Payload takes it in one. */
export function inOneLanguage(fields: readonly Field[], doc: unknown, tag: string): JsonObject {
  const values = readObject(doc)
  const one = { ...values }
  for (const field of fields) {
    if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) Object.assign(one, inOneLanguage(field.fields, one, tag))
      continue
    }
    const { name } = field
    const value = values[name]
    if ('localized' in field && field.localized) one[name] = readObject(value)[tag] ?? null
    else if (field.type === 'group') one[name] = inOneLanguage(field.fields, value, tag)
    else if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks')) {
      one[name] = value
        .filter(isObject)
        .map((row) => inOneLanguage(fieldsOfRow(field, row), row, tag))
    }
  }
  return one
}
