import type { Field, SanitizedConfig } from 'payload'
import { NO_BOX } from '../../../base/ui/components.ts'
import { seenAs } from '../../library/brand/seen-as.ts'
import { mapFields } from '../../model/walk.ts'

/**
 * The fields, where those stored as codes, ids, times or drawings are compared as people know them.
 */
export function comparedInWords(fields: Field[]): Field[] {
  return mapFields(fields, (field) => {
    switch (field.type) {
      case 'text':
        return field.hasMany || seenAs(field) ? withDiff(field) : field
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
  const components = {
    ...field.admin?.components,
    Diff: '/src/content/editing/versions/value-diff.tsx#ValueDiff',
  }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}

/** Fields that every save changes by itself. */
const OF_THE_SAVE = ['changedBy', 'createdAt', 'updatedAt']

/** The configuration, in which two versions are compared by what people wrote alone. */
export function comparedByContent(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'text' && field.type !== 'date') continue
      if (!OF_THE_SAVE.includes(field.name)) continue
      const components = { ...field.admin?.components, Diff: NO_BOX }
      Object.assign(field, { admin: { ...field.admin, components } })
    }
  }
  return config
}
