import type { Field, FlattenedField } from 'payload'

/** The fields, with each that holds no others as `change` makes it, or those it makes of it. */
export function mapFields(fields: Field[], change: (field: Field) => Field | Field[]): Field[] {
  return fields.flatMap((field) =>
    'fields' in field ? { ...field, fields: mapFields(field.fields, change) } : change(field),
  )
}

/** A field that holds no others, and the names that lead to it. */
export type Leaf = { field: FlattenedField; place: string[] }

/** Every field of a finished configuration that holds no others. */
export function leavesOf(fields: readonly FlattenedField[], above: readonly string[] = []): Leaf[] {
  return fields.flatMap((field) => {
    const place = [...above, field.name]
    return 'flattenedFields' in field ? leavesOf(field.flattenedFields, place) : { field, place }
  })
}
