import { readObject } from '@noren/contract/json'
import { LANGUAGE, type PerLanguage, perLanguage } from '@noren/contract/language'
import type { DataFromGlobalSlug, Field, GlobalSlug, Payload } from 'payload'
import { isLocalized, placedFields, rowsOf } from '../content/model/walk.ts'

/** A document that was read in all languages, in the shape Payload gives it in each. */
export function inEachLanguage<Doc extends object>(
  fields: readonly Field[],
  doc: Doc,
): PerLanguage<Doc> {
  return perLanguage((language) => inOneLanguage(fields, doc, LANGUAGE[language].htmlLang))
}

/** As {@link inEachLanguage}, a global. */
export function globalInEachLanguage<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  doc: DataFromGlobalSlug<Slug>,
): PerLanguage<DataFromGlobalSlug<Slug>> {
  const { fields = [] } = payload.globals.config.find((each) => each.slug === slug) ?? {}
  return inEachLanguage(fields, doc)
}

function inOneLanguage<Doc extends object>(fields: readonly Field[], doc: Doc, tag: string): Doc {
  const one = { ...doc }
  for (const placed of placedFields(fields)) {
    const { field, name } = placed
    const value: unknown = Reflect.get(doc, name)
    if (isLocalized(placed)) Object.assign(one, { [name]: readObject(value)[tag] ?? null })
    else if (field.type === 'group')
      Object.assign(one, { [name]: inOneLanguage(field.fields, readObject(value), tag) })
    else if (field.type === 'array' && Array.isArray(value)) {
      const rows = rowsOf(value).map((row) => inOneLanguage(field.fields, row, tag))
      Object.assign(one, { [name]: rows })
    }
  }
  return one
}
