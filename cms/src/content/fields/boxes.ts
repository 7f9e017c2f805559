import { isObject, readObject } from '@noren/contract/json'
import type { Field, FlattenedField } from 'payload'
import { say, type Words } from '../../base/words.ts'
import { readWords } from '../field-words.ts'

/** Where something stands in a document. */
export type Standing = {
  /** Names it for good, by the ids of the rows it stands in: `menu.64f0….description`. */
  key: string
  /** Where it stands now, as the form calls it: `menu.3.description`. */
  path: string
  /** The way to it in the words of the desk. */
  trail: Words[]
}

/** The document itself. */
export const TOP: Standing = { key: '', path: '', trail: [] }

/** A field that holds something under its name, where it stands. */
export type Box = Standing & { name: string; field: Field }

/** What a document, a group or a row holds, by the names of its fields. */
export type Row = Record<string, unknown>

/** Boxes that stand together, in a group or a row, and what they hold. */
export type Part = Standing & { fields: readonly Field[]; values: Row }

/**
 * The boxes among these fields, in the order of the form. A field without a name only puts others
 * together, and is looked through. To read a whole document, go on with {@link partsOf} each box.
 */
export function boxesOf(fields: readonly Field[], at: Standing = TOP): Box[] {
  return fields.flatMap((field): Box[] => {
    const label = 'label' in field ? readWords(field.label) : null
    const trail = label ? [...at.trail, label] : at.trail
    if ('name' in field && field.name !== undefined) {
      const { name } = field
      return [{ key: joined(at.key, name), path: joined(at.path, name), trail, name, field }]
    }
    return 'fields' in field ? boxesOf(field.fields, { ...at, trail }) : []
  })
}

/** What stands in a box with this value: one part in a group, one for each row of a list, else none. */
export function partsOf({ field, key, path, trail }: Box, value: unknown): Part[] {
  if (field.type === 'group')
    return [{ key, path, trail, fields: field.fields, values: readObject(value) }]
  if (field.type !== 'array') return []
  return rowsOf(value).map((row, index) => ({
    key: joined(key, idOf(row)),
    path: joined(path, String(index)),
    trail: [...trail, { en: rowWords(row, index, 'en'), ja: rowWords(row, index, 'ja') }],
    fields: field.fields,
    values: row,
  }))
}

/** The rows of a list; none where there is no list. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The id of a row; empty where it has none yet. */
export function idOf({ id }: Row): string {
  return String(id ?? '')
}

/** Whether each language has a value of its own there. */
export function isLocalized({ field }: Box): boolean {
  return 'localized' in field && field.localized === true
}

/** The way to something in the language the member of staff works in: `お品書き › 2. 鯵 › 価格`. */
export function trailWords({ trail }: Standing, i18n: { language: string }): string {
  return trail.map((words) => say({ i18n }, words)).join(' › ')
}

/** As the head of the row in the form: its number, and what names it. */
function rowWords(row: Row, index: number, language: keyof Words): string {
  const own = row.name ?? row.title ?? row.text
  const texts = readObject(own)
  const name = [own, texts[language], ...Object.values(texts)].find(
    (text) => typeof text === 'string',
  )
  return `${index + 1}. ${name ?? ''}`.trim()
}

/** The key of what stands below another. */
function joined(before: string, name: string): string {
  return before ? `${before}.${name}` : name
}

/** The fields, with each that holds no others as `change` makes it, or those it makes of it. */
export function mapFields(fields: Field[], change: (field: Field) => Field | Field[]): Field[] {
  return fields.flatMap((field) =>
    'fields' in field ? { ...field, fields: mapFields(field.fields, change) } : change(field),
  )
}

/** A field that holds no others, and the names that lead to it. */
type Leaf = { field: FlattenedField; place: string[] }

/** Every field of a finished configuration that holds no others. */
export function leavesOf(fields: readonly FlattenedField[], above: readonly string[] = []): Leaf[] {
  return fields.flatMap((field) => {
    const place = [...above, field.name]
    return 'flattenedFields' in field ? leavesOf(field.flattenedFields, place) : { field, place }
  })
}
