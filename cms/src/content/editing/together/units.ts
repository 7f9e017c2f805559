import { isObject, readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import { fieldIsHiddenOrDisabled } from 'payload/shared'
import { hashOf } from '../../languages/translations/ledger.ts'
import {
  idOf,
  type Part,
  type PlacedField,
  type Position,
  partsOf,
  rowsOf,
  staffFields,
  TOP,
} from '../../model/walk.ts'
import { BEGUN, type Begun } from './begun.ts'

/** The fields that staff fill in, in the form itself. */
export function filledIn(fields: readonly Field[], at: Position = TOP): PlacedField[] {
  return staffFields(fields, at).filter(
    ({ field, name }) => !fieldIsHiddenOrDisabled(field) && name !== BEGUN,
  )
}

/** What a form begins with when it receives this document. */
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

/** Equal for two rows with the same values. */
export function hashOfRow({ fields, values }: Part): string {
  return hashOf(JSON.stringify(heldIn(fields, values)))
}

/** Equal for two values that look the same to readers. */
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

/** A file is a whole document when it was read with depth, else an id. */
function fileId(value: unknown): unknown {
  return isObject(value) ? (value.id ?? value) : value
}
