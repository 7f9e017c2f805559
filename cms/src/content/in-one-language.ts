import { isObject, readObject } from '@noren/contract/json'
import { LANGUAGE, type PerLanguage, perLanguage } from '@noren/contract/language'
import type { Field } from 'payload'
import { fieldsOfRow } from './translations/texts.ts'

/** A document that was read in all languages, as Payload gives it in one. */
export function inOneLanguage<Doc extends object>(
  fields: readonly Field[],
  doc: Doc,
  tag: string,
): Doc {
  const one = { ...doc }
  for (const field of fields) {
    if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) Object.assign(one, inOneLanguage(field.fields, one, tag))
      continue
    }
    const { name } = field
    const value: unknown = Reflect.get(doc, name)
    if ('localized' in field && field.localized)
      Object.assign(one, { [name]: readObject(value)[tag] ?? null })
    else if (field.type === 'group')
      Object.assign(one, { [name]: inOneLanguage(field.fields, readObject(value), tag) })
    else if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks')) {
      const rows = value
        .filter(isObject)
        .map((row) => inOneLanguage(fieldsOfRow(field, row), row, tag))
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
