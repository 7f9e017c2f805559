import type { ArrayField, Field, GroupField, UIField } from 'payload'
import { FORM_PART, FORM_PARTS, ROW_LABEL } from '../../../base/ui/components.ts'
import type { RowNamePart } from '../../../base/ui/row-name.ts'
import type { Words } from '../../../base/words.ts'
import { readWords } from '../walk.ts'
import { line } from './text.ts'

/** Fields that belong together, under one heading. */
export function group(name: string, label: Words, fields: Field[], help?: Words): GroupField {
  return { name, type: 'group', label, fields, ...(help && { admin: { description: help } }) }
}

type ListOptions = {
  label: Words
  /** The name of one row, on the button that adds one. */
  row: Words
  help?: Words
  minRows?: number
  maxRows?: number
}

/** A list of rows. All languages share the rows; each has its own texts in them. */
export function list(name: string, options: ListOptions, fields: Field[]): ArrayField {
  const { label, row, help, minRows, maxRows = 100 } = options
  return {
    name,
    type: 'array',
    label,
    labels: { singular: row, plural: label },
    maxRows,
    ...(minRows && { minRows, required: true }),
    admin: {
      initCollapsed: maxRows > 10,
      components: { RowLabel: { path: ROW_LABEL, clientProps: { parts: namesOf(fields) } } },
      ...(help && { description: help }),
    },
    fields,
  }
}

/** The fields that name a row, in order, with the words of their choices. */
function namesOf(fields: readonly Field[]): RowNamePart[] {
  return fields.flatMap((field): RowNamePart[] => {
    if (field.type === 'row') return namesOf(field.fields)
    if (field.type === 'text' || field.type === 'textarea') return [{ name: field.name }]
    if (field.type !== 'select') return []
    const choices = field.options.flatMap((option) => {
      if (typeof option !== 'object') return []
      const { label, value } = option
      const words = typeof label === 'string' ? { en: label, ja: label } : readWords(label)
      return words ? [[value, words] as const] : []
    })
    return [{ name: field.name, choices: Object.fromEntries(choices) }]
  })
}

/** A list of rows with one line of text each, perhaps in large type. */
export function lines(
  name: string,
  { phrases, ...options }: ListOptions & { phrases?: boolean },
): ArrayField {
  const text = line('text', { label: options.row, required: true, ...(phrases && { phrases }) })
  return { ...list(name, options, [text]), custom: { lines: true } }
}

/** Whether a list is one of {@link lines}. */
export function isOfLines({ custom }: ArrayField): boolean {
  return custom?.lines === true
}

/** A part of a long form: its heading, and its fields. */
export type FormPart = { name: string; label: Words; fields: Field[] }

/** A part named after its first field, a group or a list, whose own heading would say the same again. */
export function partOf(field: GroupField | ArrayField, ...beside: Field[]): FormPart {
  const label = readWords(field.label)
  if (!label || !('name' in field)) throw new Error('A part needs a name.')
  const admin = { ...field.admin, className: 'desk-names-part' }
  return { name: field.name, label, fields: [Object.assign({}, field, { admin }), ...beside] }
}

/** The fields of all parts, below links to the parts. */
export function inParts(parts: readonly FormPart[]): Field[] {
  const placed = parts.map(({ name, label, fields }) => ({
    heading: { id: `part-${name}`, words: label },
    fields,
  }))
  const links = placed.map(({ heading }) => heading)
  return [
    formPlace('parts', { path: FORM_PARTS, clientProps: { parts: links } }),
    ...placed.flatMap(({ heading, fields }) => [
      formPlace(heading.id, { path: FORM_PART, clientProps: heading }),
      ...fields,
    ]),
  ]
}

/** A place in a form for a component of ours, without a value. */
export function formPlace(
  name: string,
  component: string | { path: string; clientProps: object } | { path: string; serverProps: object },
): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
  }
}
