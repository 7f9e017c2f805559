import { isObject, readObject } from '@noren/contract/json'
import type { Field, JsonObject } from 'payload'
import { fieldsOfRow, joined } from './texts.ts'

/** Texts of a language by their keys; `null` empties one. */
type Given = { tag: string; texts: Readonly<Record<string, string | null>> }

/**
 * Puts texts into what is held of a document in all languages.
 * @param saved the document in the language it is saved in: its rows are the ones that stay
 */
export function putTexts(
  fields: readonly Field[],
  held: JsonObject,
  saved: unknown,
  given: Given,
  place = '',
): void {
  const values = readObject(saved)
  for (const field of fields) {
    if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) putTexts(field.fields, held, saved, given, place)
      continue
    }
    const { name } = field
    const key = joined(place, name)
    if ('localized' in field && field.localized) {
      const text = given.texts[key]
      if (text !== undefined) held[name] = { ...readObject(held[name]), [given.tag]: text }
    } else if (field.type === 'group') {
      held[name] = { ...readObject(held[name]) }
      putTexts(field.fields, held[name], values[name], given, key)
    } else if (Array.isArray(values[name])) {
      const rows = values[name].filter(isObject)
      const heldRows = withRows(held[name], rows)
      held[name] = heldRows
      for (const row of rows) {
        const heldRow = heldRows.find(({ id }) => id === row.id)
        if (row.id && heldRow) {
          putTexts(fieldsOfRow(field, row), heldRow, row, given, joined(key, String(row.id)))
        }
      }
    }
  }
}

/** The rows that are held, and those that are new: Payload looks up what is held of each by its id. */
function withRows(held: unknown, saved: readonly JsonObject[]): JsonObject[] {
  const rows = Array.isArray(held) ? held.filter(isObject) : []
  const known = new Set(rows.map(({ id }) => id))
  const added = saved.filter(({ id }) => id && !known.has(id))
  return [...rows, ...added.map(({ id }) => ({ id }))]
}
