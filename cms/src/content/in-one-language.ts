import { readObject } from '@noren/contract/json'
import { LANGUAGE, type PerLanguage, perLanguage } from '@noren/contract/language'
import type { Field } from 'payload'
import { boxesOf, isLocalized, rowsOf } from './fields/boxes.ts'

/** A document that was read in all languages, as Payload gives it in one. */
export function inOneLanguage<Doc extends object>(
  fields: readonly Field[],
  doc: Doc,
  tag: string,
): Doc {
  const one = { ...doc }
  for (const box of boxesOf(fields)) {
    const { field, name } = box
    const value: unknown = Reflect.get(doc, name)
    if (isLocalized(box)) Object.assign(one, { [name]: readObject(value)[tag] ?? null })
    else if (field.type === 'group')
      Object.assign(one, { [name]: inOneLanguage(field.fields, readObject(value), tag) })
    else if (field.type === 'array' && Array.isArray(value)) {
      const rows = rowsOf(value).map((row) => inOneLanguage(field.fields, row, tag))
      Object.assign(one, { [name]: rows })
    }
  }
  return one
}

/** A document that was read in all languages, as Payload gives it in each. */
export function inEachLanguage<Doc extends object>(
  fields: readonly Field[],
  doc: Doc,
): PerLanguage<Doc> {
  return perLanguage((language) => inOneLanguage(fields, doc, LANGUAGE[language].htmlLang))
}
