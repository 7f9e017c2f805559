import type { Field, FieldHook } from 'payload'

const NOTHING: FieldHook = () => null

/** The fields, which a duplicate of the document begins without: they are true of one alone. */
export function notCopied(fields: Field[]): Field[] {
  return fields.map((field) => {
    if ('fields' in field && !('name' in field))
      return { ...field, fields: notCopied(field.fields) }
    if (field.type === 'ui' || field.type === 'tabs') return field
    return Object.assign({}, field, {
      hooks: { ...('hooks' in field && field.hooks), beforeDuplicate: [NOTHING] },
    })
  })
}
