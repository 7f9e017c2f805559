import type { Field } from 'payload'
import type { Ledger } from '../../content/languages/translations/ledger.ts'
import { seenAs } from '../../content/library/brand/seen-as.ts'
import { dayKept, dayOf } from '../../content/model/fields/day.ts'
import { hasPricedRows, readPricedRows } from '../../content/model/fields/priced-rows.ts'
import {
  isLocalized,
  type PlacedField,
  type Position,
  partsOf,
  type Row,
  TOP,
} from '../../content/model/walk.ts'
import { writtenFields } from './contents.ts'
import { writtenText } from './text-states.ts'

/** What a document cannot say about itself. */
export type Writing = {
  ledger: Ledger
  /** The name, in files, of the document with this id. */
  nameOf: (collection: string, id: unknown) => string | undefined
  /** The file of a stored mark; `undefined` for one that is in no file. */
  fileOfMark: (field: string, mark: string) => string | undefined
}

/** A document, read in all languages, as a file has it: without what is empty, in the order of its fields. */
export function writtenDocument(
  fields: readonly Field[],
  values: Row,
  writing: Writing,
  at: Position = TOP,
): Row {
  const written: Row = {}
  for (const placed of writtenFields(fields, at)) {
    const value = writtenValue(placed, values[placed.name], writing)
    if (value !== undefined) written[placed.name] = value
  }
  return written
}

function writtenValue(placed: PlacedField, value: unknown, writing: Writing): unknown {
  const { field } = placed
  if (isLocalized(placed)) return writtenText(value, writing.ledger[placed.key] ?? {})
  if (field.type === 'group' || field.type === 'array') {
    const parts = partsOf(placed, value).map((part) =>
      writtenDocument(part.fields, part.values, writing, part),
    )
    if (field.type === 'array') return parts.length > 0 ? parts : undefined
    return parts.find((part) => Object.keys(part).length > 0)
  }
  // The two databases keep the keys of a value in different orders.
  if (hasPricedRows(field) && !isEmpty(value)) return readPricedRows(value)
  if (isEmpty(value)) return isEmpty(defaultOf(field)) ? undefined : (value ?? null)
  if (field.type === 'upload' || field.type === 'relationship') {
    const name = (id: unknown) => writing.nameOf(String(field.relationTo), id)
    return Array.isArray(value) ? value.map(name).filter(Boolean) : name(value)
  }
  if (field.type === 'date' && typeof value === 'string') return writtenDate(value)
  if (seenAs(field) === 'mark' && typeof value === 'string')
    return writing.fileOfMark(placed.name, value)
  return value
}

/** A picked day as `2026-04-01`; a moment as it is. */
function writtenDate(kept: string): string {
  const day = dayOf(kept)
  return dayKept(day) === kept ? day : kept
}

/** The value that Payload gives a field without one; `undefined` where it is made anew each time. */
export function defaultOf(field: Field): unknown {
  const value: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof value === 'function' ? undefined : value
}

/** Whether a value says nothing: what is not ticked, too. */
export function isEmpty(value: unknown): boolean {
  const isNothing = value === undefined || value === null || value === '' || value === false
  return isNothing || (Array.isArray(value) && value.length === 0)
}
