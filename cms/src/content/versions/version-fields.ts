import type { Field, PayloadRequest, TextField } from 'payload'
import { VALUE_DIFF } from '../../base/ui/components.ts'
import { mapFields } from '../fields/walk.ts'

/** Who is at work: their name, else their address; `null` for a program. */
export function authorOf({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return user?.name || user?.email || null
}

/**
 * Who saved a version. A text, since it must outlast the account and be read by those who may not
 * see it.
 */
export const changedBy: TextField = {
  name: 'changedBy',
  type: 'text',
  label: { en: 'Last changed by', ja: '最終更新者' },
  hooks: {
    beforeChange: [({ req }) => authorOf(req)],
  },
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
}

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
