import { isObject, readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import { fieldIsHiddenOrDisabled } from 'payload/shared'
import {
  idOf,
  type Part,
  type PlacedField,
  type Position,
  partsOf,
  placedFields,
  rowsOf,
  TOP,
} from '../fields/walk.ts'
import { hashOf } from '../translations/ledger.ts'
import { BEGUN, type Begun } from './begun.ts'

/** What the desk writes itself, besides what is hidden or has a screen of its own. */
const OF_THE_DESK = new Set([
  BEGUN,
  'id',
  '_status',
  '_order',
  'changedBy',
  'createdAt',
  'updatedAt',
  'deletedAt',
])

/** The boxes that somebody fills in. */
export function filledIn(fields: readonly Field[], at: Position = TOP): PlacedField[] {
  return placedFields(fields, at).filter(
    ({ field, name }) =>
      field.type !== 'ui' && !fieldIsHiddenOrDisabled(field) && !OF_THE_DESK.has(name),
  )
}

/** What a form begins with that is given this document. */
export function begunWith(fields: readonly Field[], doc: unknown): Begun {
  const begun: Begun = { units: {}, rows: {}, takes: [] }
  note(begun, fields, doc, TOP)
  return begun
}

function note(begun: Begun, fields: readonly Field[], doc: unknown, at: Position): void {
  const values = readObject(doc)
  for (const placed of filledIn(fields, at)) {
    const { field, key, name } = placed
    const value = values[name]
    if (field.type === 'group') note(begun, field.fields, value, placed)
    else if (field.type === 'array') {
      begun.rows[key] = rowsOf(value).map(idOf)
      for (const row of partsOf(placed, value)) begun.units[row.key] = hashOfRow(row)
    } else begun.units[key] = hashOfValue(field, value)
  }
}

/** The same for two rows that hold the same. */
export function hashOfRow({ fields, values }: Part): string {
  return hashOf(JSON.stringify(heldIn(fields, values)))
}

/** The same for two values that are the same to whoever reads them. */
export function hashOfValue(field: Field, value: unknown): string {
  return hashOf(JSON.stringify(held(field, value)))
}

function heldIn(fields: readonly Field[], doc: unknown): unknown[] {
  return filledIn(fields).map(({ field, name }) => held(field, readObject(doc)[name]))
}

function held(field: Field, value: unknown): unknown {
  if (field.type === 'group') return heldIn(field.fields, value)
  if (field.type === 'array') return rowsOf(value).map((row) => heldIn(field.fields, row))
  if (Array.isArray(value)) return value.length > 0 ? value.map(fileId) : null
  return value === undefined || value === '' || value === false ? null : fileId(value)
}

/** A file stands there whole where it was asked for so. */
function fileId(value: unknown): unknown {
  return isObject(value) ? (value.id ?? value) : value
}
