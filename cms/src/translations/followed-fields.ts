import type { Field } from 'payload'
import { mapFields } from '../fields/map-fields.ts'
import { TRANSLATED_FIELD } from '../ui/components.ts'
import { ledgerField } from './ledger-field.ts'
import { otherTextsField } from './other-texts.ts'

/**
 * The fields of a document, each text per language with a mark of what it lacks, the ledger that knows
 * it, and the field that brings the texts of other languages. As a description and not after the box: Payload draws what stands there anew at every key.
 */
export function followedFields(fields: Field[]): Field[] {
  const marked = mapFields(fields, (field) =>
    (field.type === 'text' || field.type === 'textarea') && field.localized
      ? withMark(field)
      : field,
  )
  return [otherTextsField(fields), ...marked, ledgerField(fields)]
}

function withMark(field: Extract<Field, { type: 'text' | 'textarea' }>): Field {
  const components = { ...field.admin?.components, Description: TRANSLATED_FIELD }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}
