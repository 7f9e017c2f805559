import type { Field } from 'payload'
import { VALUE_DIFF } from '../../base/ui/components.ts'
import { mapFields } from '../fields/boxes.ts'

/**
 * The fields, with those that are kept as codes, ids or moments compared in words: versions are read
 * by people.
 */
export function comparedInWords(fields: Field[]): Field[] {
  return mapFields(fields, (field) => {
    switch (field.type) {
      case 'text':
        return field.hasMany ? withDiff(field) : field
      case 'select':
      case 'checkbox':
      case 'date':
      case 'upload':
        return withDiff(field)
      default:
        return field
    }
  })
}

type Leaf = Extract<Field, { type: 'text' | 'select' | 'checkbox' | 'date' | 'upload' }>

function withDiff(field: Leaf): Field {
  const components = { ...field.admin?.components, Diff: VALUE_DIFF }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}
