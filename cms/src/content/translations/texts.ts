import { isObject, readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import type { Words } from '../../base/words.ts'
import { readWords } from '../field-words.ts'

/** A text of a document that each language has its own of. */
export type Text = {
  /** Names it for good, by the ids of the rows it stands in: `menu.64f0….description`. */
  key: string
  /** Where it stands now, as the form calls it: `menu.3.description`. */
  path: string
  /** The way to it in the words of the desk. */
  trail: Words[]
  value: unknown
}

/** Where something stands in a document. */
export type Standing = Pick<Text, 'key' | 'path' | 'trail'>

/** The document itself. */
export const TOP: Standing = { key: '', path: '', trail: [] }

/** By what name a document holds a text; it may carry the text of another language beside it. */
type NameOf = (name: string) => string

/**
 * The texts of a document per language; `value` is what the document holds there: a text where it was
 * read in one language, the texts by language where it was read in all. Rows that have no id yet are
 * left out: nothing is known of them.
 */
export function textsOf(
  fields: readonly Field[],
  doc: unknown,
  nameOf: NameOf = (name) => name,
  place: Standing = TOP,
): Text[] {
  const values = readObject(doc)
  return fields.flatMap((field): Text[] => {
    if (!('name' in field) || field.name === undefined) {
      return 'fields' in field ? textsOf(field.fields, doc, nameOf, below(place, null, field)) : []
    }
    const { name } = field
    const value = values[name]
    const here = below(place, name, field)
    if ('localized' in field && field.localized) return [{ ...here, value: values[nameOf(name)] }]
    if (field.type === 'group') return textsOf(field.fields, value, nameOf, here)
    if (!Array.isArray(value)) return []
    return value.flatMap((row: unknown, index) =>
      isObject(row) && row.id
        ? textsOf(fieldsOfRow(field, row), row, nameOf, inRow(here, row, index))
        : [],
    )
  })
}

/** The fields that a row of a list has. */
export function fieldsOfRow(
  field: Field,
  { blockType }: Record<string, unknown>,
): readonly Field[] {
  if (field.type === 'array') return field.fields
  if (field.type !== 'blocks') return []
  return field.blocks.find(({ slug }) => slug === blockType)?.fields ?? []
}

/** Where a field stands in what stands there; one without a name only groups others. */
export function below({ key, path, trail }: Standing, name: string | null, field: Field): Standing {
  const label = 'label' in field ? readWords(field.label) : null
  return {
    key: name === null ? key : joined(key, name),
    path: name === null ? path : joined(path, name),
    trail: label ? [...trail, label] : trail,
  }
}

/** Where a row of the list that stands there stands. */
export function inRow(
  { key, path, trail }: Standing,
  row: Record<string, unknown>,
  index: number,
): Standing {
  const words: Words = { en: rowWords(row, index, 'en'), ja: rowWords(row, index, 'ja') }
  return {
    key: joined(key, String(row.id)),
    path: joined(path, String(index)),
    trail: [...trail, words],
  }
}

/** As the head of the row in the form: its number, and what names it. */
function rowWords(row: Record<string, unknown>, index: number, language: keyof Words): string {
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
