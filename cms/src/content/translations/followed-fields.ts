import type { Field } from 'payload'
import { TRANSLATED_FIELD } from '../../base/ui/components.ts'
import { mapFields } from '../fields/map-fields.ts'
import { isOwnText, type OwnText, withOtherLanguages } from '../side-by-side/both-languages.ts'
import { ledgerField } from './ledger-field.ts'

/**
 * The fields of a document, each text per language with those of the other languages beside it and a mark
 * of what it lacks, and the ledger that knows it. The mark is a description and does not stand after the
 * box: Payload draws what stands there anew at every key.
 */
export function followedFields(fields: Field[]): Field[] {
  const marked = mapFields(fields, (field) =>
    isOwnText(field) ? withOtherLanguages(withMark(field)) : field,
  )
  return [ledgerField(fields), ...marked]
}

function withMark(field: OwnText): OwnText {
  const components = { ...field.admin?.components, Description: TRANSLATED_FIELD }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}
