import { isObject, readObject } from '@noren/contract/json'
import { languageFromCode } from '@noren/contract/language'
import type { Field, FlattenedField } from 'payload'
import { joined, languageWords, say, type Words } from '../../base/words.ts'

/** The position of a field or row in a document. */
export type Position = {
  /** Its permanent name, with the ids of the rows above it: `menu.64f0….description`. */
  key: string
  /** Its current path in the form: `menu.3.description`. */
  path: string
  /** The labels that lead to it at the desk. */
  trail: Words[]
}

/** The document itself. */
export const TOP: Position = { key: '', path: '', trail: [] }

/** A field with a name, and its position. */
export type PlacedField = Position & { name: string; field: Field }

/** The values of a document, a group or a row, by the names of its fields. */
export type Row = Record<string, unknown>

/** The fields of one group or row, and their values. */
export type Part = Position & { fields: readonly Field[]; values: Row }

/**
 * The named fields among these, in the order of the form. A field without a name only groups others, so
 * this includes those in it. To read a whole document, continue with {@link partsOf} each field.
 */
export function placedFields(fields: readonly Field[], at: Position = TOP): PlacedField[] {
  return fields.flatMap((field): PlacedField[] => {
    const label = 'label' in field ? readWords(field.label) : null
    const trail = label ? [...at.trail, label] : at.trail
    if ('name' in field && field.name !== undefined) {
      const { name } = field
      return [{ key: stepped(at.key, name), path: stepped(at.path, name), trail, name, field }]
    }
    return 'fields' in field ? placedFields(field.fields, { ...at, trail }) : []
  })
}

/** Names of what the desk itself writes into documents and rows. */
const OF_THE_DESK: readonly string[] = [
  'id',
  '_status',
  '_order',
  'changedBy',
  'createdAt',
  'updatedAt',
  'deletedAt',
]

/** As {@link placedFields}, without what the desk itself writes. */
export function staffFields(fields: readonly Field[], at: Position = TOP): PlacedField[] {
  return placedFields(fields, at).filter(
    ({ field, name }) => field.type !== 'ui' && !OF_THE_DESK.includes(name),
  )
}

/** The parts below a field with this value: one for a group, one for each row of a list, else none. */
export function partsOf({ field, key, path, trail }: PlacedField, value: unknown): Part[] {
  if (field.type === 'group')
    return [{ key, path, trail, fields: field.fields, values: readObject(value) }]
  if (field.type !== 'array') return []
  return rowsOf(value).map((row, index) => ({
    key: stepped(key, idOf(row)),
    path: stepped(path, String(index)),
    trail: [...trail, { en: rowWords(row, index, 'en'), ja: rowWords(row, index, 'ja') }],
    fields: field.fields,
    values: row,
  }))
}

/** The rows of a list; none when it is not a list. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The id of a row; empty where it has none yet. */
export function idOf({ id }: Row): string {
  return String(id ?? '')
}

/** Whether the field has a separate value for each language. */
export function isLocalized({ field }: PlacedField): boolean {
  return 'localized' in field && field.localized === true
}

/** The labels that lead to a position, in the language of the member of staff: `お品書き › 2. 鯵 › 価格`. */
export function trailWords({ trail }: Position, i18n: { language: string }): string {
  return trail.map((words) => say({ i18n }, words)).join(' › ')
}

/** The heading of a row, as in the form: its number and its name. */
function rowWords(row: Row, index: number, language: keyof Words): string {
  const own = row.name ?? row.title ?? row.text
  const texts = readObject(own)
  const name = [own, texts[language], ...Object.values(texts)].find(
    (text) => typeof text === 'string',
  )
  return `${index + 1}. ${name ?? ''}`.trim()
}

/** A key or path with one more step. */
function stepped(before: string, name: string): string {
  return before ? `${before}.${name}` : name
}

/** The fields, where `change` replaces each field without subfields by one or several others. */
export function mapFields(fields: Field[], change: (field: Field) => Field | Field[]): Field[] {
  return fields.flatMap((field) =>
    'fields' in field ? { ...field, fields: mapFields(field.fields, change) } : change(field),
  )
}

/** A field without subfields, and the names that lead to it. */
type Leaf = { field: FlattenedField; place: string[] }

/** All fields without subfields of a sanitized configuration. */
export function leavesOf(fields: readonly FlattenedField[], above: readonly string[] = []): Leaf[] {
  return fields.flatMap((field) => {
    const place = [...above, field.name]
    return 'flattenedFields' in field ? leavesOf(field.flattenedFields, place) : { field, place }
  })
}

/** Fields whose names at the desk differ from those of the contract. */
const DESK_NAMES: Readonly<Record<string, string>> = {
  contactDetails: 'details',
  contactForm: 'form',
  createdAt: 'listedSince',
  photo: 'mainPhoto',
}

/**
 * The labels at the desk for a path in published content: `menuItems.1.name.jp` is お品書き → 2 → 品名 → 日本語.
 * Steps without a label are left out.
 */
export function fieldWords(fields: readonly Field[], path: readonly string[]): Words {
  return joined(wordsAlong(fields, path), { en: ' → ', ja: ' → ' })
}

function wordsAlong(fields: readonly Field[], [step, ...rest]: readonly string[]): Words[] {
  if (step === undefined) return []
  if (/^\d+$/.test(step)) {
    const row = String(Number(step) + 1)
    return [{ en: row, ja: row }, ...wordsAlong(fields, rest)]
  }
  const language = languageFromCode(step)
  if (language) return [...wordsAlong(fields, rest), languageWords(language)]
  const field = findField(fields, step) ?? findField(fields, DESK_NAMES[step] ?? '')
  if (!field) return wordsAlong(fields, rest)
  const label = 'label' in field ? readWords(field.label) : null
  const below = 'fields' in field ? field.fields : []
  return [...(label ? [label] : []), ...wordsAlong(below, rest)]
}

/** The nearest field with this name: the desk groups some fields that the contract does not. */
function findField(fields: readonly Field[], name: string): Field | undefined {
  if (fields.length === 0) return undefined
  const here = fields.find((field) => 'name' in field && field.name === name)
  const below = () => fields.flatMap((field) => ('fields' in field ? field.fields : []))
  return here ?? findField(below(), name)
}

/** As {@link readWords}, with empty texts when it is something else. */
export function labelWords(label: unknown): Words {
  return readWords(label) ?? { en: '', ja: '' }
}

/** A label in the desk's two languages; `null` when it is something else. */
export function readWords(label: unknown): Words | null {
  if (!isObject(label)) return null
  const { en, ja } = label
  return typeof en === 'string' && typeof ja === 'string' ? { en, ja } : null
}
