import type { Field } from 'payload'
import { mapFields } from '../fields/map-fields.ts'
import { TRANSLATED_FIELD } from '../ui/components.ts'
import { ledgerField } from './ledger-field.ts'

/**
 * The fields of a document, each text per language with a mark of what it lacks, and the ledger that
 * knows it. As a description and not after the box: Payload draws what stands there anew at every key.
 */
export function followedFields(fields: Field[]): Field[] {
  const marked = mapFields(fields, (field) =>
    (field.type === 'text' || field.type === 'textarea') && field.localized
      ? withMark(field)
      : field,
  )
  return [...marked, ledgerField(fields)]
}

function withMark(field: Extract<Field, { type: 'text' | 'textarea' }>): Field {
  const components = { ...field.admin?.components, Description: TRANSLATED_FIELD }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}
