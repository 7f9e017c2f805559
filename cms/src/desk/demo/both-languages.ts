import { readObject, readText } from '@noren/contract/json'
import type { Field } from 'payload'
import { partsOf, placedFields, type Row } from '../../content/fields/walk.ts'
import { isOwnText } from '../../content/side-by-side/both-languages.ts'
import { inOneSave } from '../../content/side-by-side/other-name.ts'

export type Locale = 'en' | 'ja'

/** The keys of demo content whose Japanese block is `jp`, by locale. */
export const JP = { en: 'en', ja: 'jp' } as const

/** The state of a save that publishes. */
export const PUBLISHED = { _status: 'published' } as const

/**
 * A document written in each language, as the data of one save: beside each Japanese text is the English
 * one, in the same rows.
 */
export function inBothLanguages<Doc extends object>(
  fields: readonly Field[],
  documentIn: (locale: Locale) => Doc,
): Doc {
  const doc = structuredClone(documentIn('ja'))
  addTexts(fields, readObject(doc), readObject(documentIn('en')))
  return doc
}

function addTexts(fields: readonly Field[], own: Row, other: Row): void {
  for (const placed of placedFields(fields)) {
    const { name, field } = placed
    if (own[name] === undefined && other[name] === undefined) continue
    if (isOwnText(field)) {
      const texts = { ja: readText(own[name]), en: readText(other[name]) }
      Object.assign(own, inOneSave(name, texts))
    }
    const others = partsOf(placed, other[name])
    for (const [index, { fields, values }] of partsOf(placed, own[name]).entries())
      addTexts(fields, values, others[index]?.values ?? {})
  }
}
