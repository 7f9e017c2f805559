import { isObject, readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import { fieldIsHiddenOrDisabled } from 'payload/shared'
import { hashOf } from '../translations/ledger.ts'
import { below, type Standing, TOP } from '../translations/texts.ts'
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

/** A field that somebody fills in, where it stands. */
export type Box = Standing & { name: string; field: Field }

export type Row = Record<string, unknown>

/** The boxes of a form, those of a row among them where its fields are given. */
export function boxesOf(fields: readonly Field[], at: Standing = TOP): Box[] {
  return fields.flatMap((field): Box[] => {
    if (!('name' in field) || field.name === undefined)
      return 'fields' in field ? boxesOf(field.fields, below(at, null, field)) : []
    const { name } = field
    if (field.type === 'ui' || fieldIsHiddenOrDisabled(field) || OF_THE_DESK.has(name)) return []
    return [{ ...below(at, name, field), name, field }]
  })
}

/** What a form begins with that is given this document. */
export function begunWith(fields: readonly Field[], doc: unknown): Begun {
  const begun: Begun = { units: {}, rows: {}, takes: [] }
  note(begun, fields, doc, TOP)
  return begun
}

function note(begun: Begun, fields: readonly Field[], doc: unknown, at: Standing): void {
  const values = readObject(doc)
  for (const { field, name, ...here } of boxesOf(fields, at)) {
    const value = values[name]
    if (field.type === 'group') note(begun, field.fields, value, here)
    else if (field.type === 'array') {
      const rows = rowsOf(value)
      begun.rows[here.key] = rows.map(idOf)
      for (const row of rows) begun.units[rowKey(here, row)] = hashOfRow(field.fields, row)
    } else begun.units[here.key] = hashOfValue(field, value)
  }
}

export const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter(isObject) : []

export const idOf = ({ id }: Row): string => String(id ?? '')

export const rowKey = ({ key }: Standing, row: Row): string => `${key}.${idOf(row)}`

/** The same for two rows that hold the same. */
export function hashOfRow(fields: readonly Field[], row: Row): string {
  return hashOf(JSON.stringify(heldIn(fields, row)))
}

/** The same for two values that are the same to whoever reads them. */
export function hashOfValue(field: Field, value: unknown): string {
  return hashOf(JSON.stringify(held(field, value)))
}

function heldIn(fields: readonly Field[], doc: unknown): unknown[] {
  return boxesOf(fields).map(({ field, name }) => held(field, readObject(doc)[name]))
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
