import { randomBytes } from 'node:crypto'
import { isObject } from '@noren/contract/json'
import type { Field } from 'payload'
import type { Ledger } from '../../content/languages/translations/ledger.ts'
import { seenAs } from '../../content/library/brand/seen-as.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { inOneSave } from '../../content/model/other-name.ts'
import {
  isLocalized,
  type PlacedField,
  type Position,
  partsOf,
  type Row,
  TOP,
} from '../../content/model/walk.ts'
import { writtenFields } from './contents.ts'
import type { Report } from './fault.ts'
import { FAULTS, unknownName } from './fault-words.ts'
import { readText } from './read-text.ts'
import { defaultOf } from './write-document.ts'

/** How a document is read from a file. */
export type Reading = {
  report: Report
  /** The id of the document with this name; `undefined` when there is none. */
  idOf: (collection: string, name: string) => number | undefined
  /** The stored mark of a file beside the documents. */
  markIn: (file: string) => string | undefined
  /** Gets an entry for each text that has one. */
  ledger: Ledger
  /** Whether what the file leaves out is emptied: the document has content already. */
  replaces: boolean
}

/** The data of one save, in all languages, that writes a document as a file has it. */
export function readDocument(
  fields: readonly Field[],
  written: Row,
  reading: Reading,
  at: Position = TOP,
): Row {
  const placed = writtenFields(fields, at)
  const known = placed.map(({ name }) => name)
  for (const name of Object.keys(written).filter((each) => !known.includes(each)))
    reading.report(at.path ? `${at.path}.${name}` : name, unknownName(name, known))
  return Object.assign({}, ...placed.map((each) => readField(each, written[each.name], reading)))
}

function readField(placed: PlacedField, value: unknown, reading: Reading): Row {
  const { field, name } = placed
  if (isLocalized(placed)) {
    if (value === undefined && !reading.replaces) return {}
    const { texts, entries } = readText(placed.path, value ?? {}, reading.report)
    if (Object.keys(entries).length > 0) reading.ledger[placed.key] = entries
    return inOneSave(name, texts)
  }
  if (field.type === 'group') return { [name]: readGroup(placed, value ?? {}, reading) }
  if (value === undefined && !reading.replaces) return {}
  if (value === undefined || value === null) return { [name]: emptied(field, value) }
  if (field.type === 'array') return { [name]: readRows(placed, value, reading) }
  if (!('hasMany' in field && field.hasMany)) return { [name]: readOne(placed, value, reading) }
  const each = (item: unknown, index: number) =>
    readOne({ ...placed, path: `${placed.path}.${index}` }, item, reading)
  const items = listIn(placed, value, reading).map(each)
  return { [name]: items.filter((item) => item !== undefined) }
}

function emptied(field: Field, value: null | undefined): unknown {
  const fallback = value === undefined ? defaultOf(field) : undefined
  return fallback ?? (field.type === 'array' || ('hasMany' in field && field.hasMany) ? [] : null)
}

function readGroup(placed: PlacedField, value: unknown, reading: Reading): Row {
  if (!isObject(value)) reading.report(placed.path, FAULTS.object)
  const [part] = partsOf(placed, value)
  return part ? readDocument(part.fields, part.values, reading, part) : {}
}

/** The rows of a list, each with an id, under which a ledger names its texts. */
function readRows(placed: PlacedField, value: unknown, reading: Reading): Row[] {
  const rows = listIn(placed, value, reading).map((row, index) => {
    if (!isObject(row)) reading.report(`${placed.path}.${index}`, FAULTS.object)
    return { ...(isObject(row) && row), id: randomBytes(12).toString('hex') }
  })
  return partsOf(placed, rows).map((part) => {
    const { id, ...values } = part.values
    return { id, ...readDocument(part.fields, values, reading, part) }
  })
}

function listIn({ path }: PlacedField, value: unknown, { report }: Reading): unknown[] {
  if (Array.isArray(value)) return value
  report(path, FAULTS.list)
  return []
}

/** One value of a field without languages. What is of the right kind, the field's own rule judges. */
function readOne({ field, path }: PlacedField, value: unknown, reading: Reading): unknown {
  const { report } = reading
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? value : report(path, FAULTS.number)
    case 'checkbox':
      return typeof value === 'boolean' ? value : report(path, FAULTS.yesNo)
    case 'json':
    case 'point':
    case 'richText':
      return value
  }
  if (typeof value !== 'string') return report(path, FAULTS.text)
  switch (field.type) {
    case 'date':
      if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayKept(value)
      return Number.isNaN(Date.parse(value)) ? report(path, FAULTS.day) : value
    case 'select':
    case 'radio': {
      const options = field.options.map((option) =>
        typeof option === 'string' ? option : option.value,
      )
      return options.includes(value) ? value : report(path, unknownName(value, options))
    }
    case 'upload':
    case 'relationship':
      return (
        reading.idOf(String(field.relationTo), value) ?? report(path, notFound(field.relationTo))
      )
  }
  if (seenAs(field) === 'mark') return reading.markIn(value) ?? report(path, FAULTS.mark)
  return value
}

function notFound(collection: unknown) {
  if (collection === 'media') return FAULTS.picture
  return collection === 'videos' ? FAULTS.film : FAULTS.document
}
