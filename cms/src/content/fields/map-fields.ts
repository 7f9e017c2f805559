import type { Field } from 'payload'

/** The fields, with each that holds no others as `change` makes it, or those it makes of it. */
export function mapFields(fields: Field[], change: (field: Field) => Field | Field[]): Field[] {
  return fields.flatMap((field) => {
    switch (field.type) {
      case 'array':
      case 'collapsible':
      case 'group':
      case 'row':
        return { ...field, fields: mapFields(field.fields, change) }
      case 'blocks': {
        const blocks = field.blocks.map((block) => ({
          ...block,
          fields: mapFields(block.fields, change),
        }))
        return { ...field, blocks }
      }
      default:
        return change(field)
    }
  })
}
