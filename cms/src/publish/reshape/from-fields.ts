import { isObject, readObject } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import type { Field } from 'payload'
import { filledIn } from '../../content/editing/together/units.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import { isOfLines } from '../../content/model/fields/layout.ts'
import { type CompanyFacts, withCompanyFacts } from '../../content/model/fields/placeholders.ts'
import { isInPhrases, namedFacts } from '../../content/model/fields/text.ts'
import { isLocalized, type PlacedField, type Row, rowsOf } from '../../content/model/walk.ts'
import { address, addresses, localized, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'

/** How the texts of a document are published. */
export type Texts = {
  /** What is published of a text: that of one language, or all. */
  of: (text: LocalizedText) => LocalizedText | string
  /** The company's facts that texts may name. */
  factsIn?: (language: Language) => CompanyFacts
}

/**
 * What staff wrote in a document, under the names of its fields: texts, the addresses of pictures, days.
 * What is empty is left out, since the site's reader knows what must be there; not where the desk requires
 * it, so that a check names the field.
 * @param doc as it was read in all languages
 */
export function fromFields(fields: readonly Field[], doc: unknown, texts: Texts): Row {
  const values = readObject(doc)
  return Object.fromEntries(
    filledIn(fields).flatMap((placed) => {
      const { field, name } = placed
      const value = publishedValue(placed, values[name], texts)
      return isThere(value) || ('required' in field && field.required) ? [[name, value]] : []
    }),
  )
}

function isThere(value: unknown): boolean {
  const isEmptyObject = isObject(value) && Object.keys(value).length === 0
  return value !== undefined && value !== null && value !== '' && !isEmptyObject
}

function publishedValue(placed: PlacedField, value: unknown, texts: Texts): unknown {
  const { field } = placed
  switch (field.type) {
    case 'text':
    case 'textarea':
      return isLocalized(placed) ? texts.of(localizedText(field, value, texts)) : text(value)
    case 'group':
      return fromFields(field.fields, value, texts)
    case 'array': {
      const rows = rowsOf(value).map((row) => fromFields(field.fields, row, texts))
      return isOfLines(field) ? rows.map((row) => row.text).filter(Boolean) : rows
    }
    case 'upload':
      return field.hasMany ? addresses(value) : address(value)
    case 'date':
      return dayOf(text(value))
    default:
      return value
  }
}

function localizedText(field: Field, value: unknown, { factsIn }: Texts): LocalizedText {
  const facts = factsIn && namedFacts(field) ? factsIn : null
  return localized(value, (written, language) => {
    const own = (facts && withCompanyFacts(written, facts(language))) || written
    return isInPhrases(field) ? withPhrases(own) : own
  })
}
