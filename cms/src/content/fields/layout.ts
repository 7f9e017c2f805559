import type { ArrayField, Field, GroupField, UIField } from 'payload'
import type { Words } from '../../base/words.ts'
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
      components: { RowLabel: '/src/base/ui/linked-field.tsx#RowLabel' },
      ...(help && { description: help }),
    },
    fields,
  }
}

/** A list of rows with one line of text each. */
export function lines(name: string, options: ListOptions): ArrayField {
  return list(name, options, [line('text', { label: options.row, required: true })])
}

/** A place in a form for a component of ours, without a value. */
export function formPlace(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
  }
}
