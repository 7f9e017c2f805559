import { isObject, readObject } from '@noren/contract/json'
import { languageFromCode } from '@noren/contract/language'
import type { Field, FlattenedField } from 'payload'
import { languageWords, say, type Words } from '../../base/words.ts'

/** Where something stands in a document. */
export type Position = {
  /** Names it for good, by the ids of the rows it stands in: `menu.64f0….description`. */
  key: string
  /** Where it stands now, as the form calls it: `menu.3.description`. */
  path: string
  /** The way to it in the words of the desk. */
  trail: Words[]
}

/** The document itself. */
export const TOP: Position = { key: '', path: '', trail: [] }

/** A field that holds something under its name, where it stands. */
export type PlacedField = Position & { name: string; field: Field }

/** What a document, a group or a row holds, by the names of its fields. */
export type Row = Record<string, unknown>

/** Boxes that stand together, in a group or a row, and what they hold. */
export type Part = Position & { fields: readonly Field[]; values: Row }

/**
 * The boxes among these fields, in the order of the form. A field without a name only puts others
 * together, and is looked through. To read a whole document, go on with {@link partsOf} each box.
 */
export function placedFields(fields: readonly Field[], at: Position = TOP): PlacedField[] {
  return fields.flatMap((field): PlacedField[] => {
    const label = 'label' in field ? readWords(field.label) : null
    const trail = label ? [...at.trail, label] : at.trail
    if ('name' in field && field.name !== undefined) {
      const { name } = field
      return [{ key: joined(at.key, name), path: joined(at.path, name), trail, name, field }]
    }
    return 'fields' in field ? placedFields(field.fields, { ...at, trail }) : []
  })
}

/** What stands in a box with this value: one part in a group, one for each row of a list, else none. */
export function partsOf({ field, key, path, trail }: PlacedField, value: unknown): Part[] {
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
export function isLocalized({ field }: PlacedField): boolean {
  return 'localized' in field && field.localized === true
}

/** The way to something in the language the member of staff works in: `お品書き › 2. 鯵 › 価格`. */
export function trailWords({ trail }: Position, i18n: { language: string }): string {
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

/** Fields the desk calls otherwise than the contract does. */
const DESK_NAMES: Readonly<Record<string, string>> = {
  contactDetails: 'details',
  contactForm: 'form',
  createdAt: 'listedSince',
  photo: 'mainPhoto',
}

/**
 * A place in published content in the words staff see in the desk: of `menuItems.1.name.jp`,
 * お品書き → 2 → 品名 → 日本語. What has no label there is left out.
 */
export function fieldWords(fields: readonly Field[], path: readonly string[]): Words {
  const words = wordsAlong(fields, path)
  return {
    en: words.map(({ en }) => en).join(' → '),
    ja: words.map(({ ja }) => ja).join(' → '),
  }
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

/** The field of a name that is nearest; the desk groups some fields that the contract does not. */
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
