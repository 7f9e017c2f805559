import type { ArrayField, Field, GroupField, UIField } from 'payload'
import type { Words } from '../../base/words.ts'
import { line } from './text.ts'

/** Fields that belong together, under one heading. */
export function group(name: string, label: Words, fields: Field[], help?: Words): GroupField {
  return { name, type: 'group', label, fields, ...(help && { admin: { description: help } }) }
}

type ListOptions = {
  label: Words
  /** What one row is called, on the button that adds one. */
  row: Words
  help?: Words
  minRows?: number
  maxRows?: number
}

/** Rows of fields. Both languages share the rows; the texts inside are per language. */
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

/** Rows of one line of text each. */
export function lines(name: string, options: ListOptions): ArrayField {
  return list(name, options, [line('text', { label: options.row, required: true })])
}

/** A place in a form for a component of ours that no value belongs to. */
export function formPlace(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
  }
}
