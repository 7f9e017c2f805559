import { readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import { boxesOf, isLocalized, partsOf, type Standing, TOP } from '../fields/boxes.ts'

/** A text of a document that each language has its own of. */
export type Text = Standing & { value: unknown }

/** By what name a document holds a text; it may carry the text of another language beside it. */
type NameOf = (name: string) => string

/**
 * The texts of a document per language; `value` is what the document holds there: a text where it was
 * read in one language, the texts by language where it was read in all. Rows that have no id yet are
 * left out: nothing is known of them.
 */
export function textsOf(
  fields: readonly Field[],
  doc: unknown,
  nameOf: NameOf = (name) => name,
  at: Standing = TOP,
): Text[] {
  const values = readObject(doc)
  return boxesOf(fields, at).flatMap((box): Text[] => {
    const { field, name, ...here } = box
    if (isLocalized(box)) return [{ ...here, value: values[nameOf(name)] }]
    return partsOf(box, values[name])
      .filter((part) => field.type !== 'array' || part.values.id)
      .flatMap((part) => textsOf(part.fields, part.values, nameOf, part))
  })
}
