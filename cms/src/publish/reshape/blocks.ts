import { readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { type LocalizedText, ownTextIn, textIn } from '@noren/contract/localized'
import type { Field } from 'payload'
import { filledIn } from '../../content/editing/together/units.ts'
import { isLocalized, type Row } from '../../content/model/walk.ts'
import { localized } from '../per-language.ts'
import { fromFields, type Texts } from './from-fields.ts'

/** A document as it was read in all languages, and the company's facts that its texts may name. */
export type Written = Pick<Texts, 'factsIn'> & { fields: readonly Field[]; doc: Row }

/** Makes what the site reads of the fields, where it has other names or shapes. */
export type ByHand = (made: Row) => Row

/** Everything under the names of its fields. */
export const asWritten: ByHand = (made) => made

/** Puts the languages of a document together; `null` of one without any. */
export type Put = (written: Written, byHand: ByHand) => Row | null

/**
 * Blocks of texts by the languages' codes: one for each language with its own heading, its missing texts
 * from the others (ENT-11). The pictures are beside them, the same in all. `null` when no language has a
 * heading.
 */
export function inBlocks(written: Written, byHand: ByHand): Row | null {
  const all = filledIn(written.fields).map(({ field }) => field)
  const pictures = all.filter(({ type }) => type === 'upload')
  const fields = all.filter(({ type }) => type !== 'upload')
  const blocks = headed(written).map(
    (language) => [language, byHand(inLanguage({ ...written, fields }, language))] as const,
  )
  return blocks.length === 0
    ? null
    : { ...inTexts({ ...written, fields: pictures }), ...Object.fromEntries(blocks) }
}

/** As {@link inBlocks}, by the languages' tags, each with the pictures: all of a page. */
export function inPages(written: Written, byHand: ByHand): Row | null {
  const pages = headed(written).map((language) => [
    LANGUAGE[language].htmlLang,
    byHand(inLanguage(written, language)),
  ])
  return pages.length === 0 ? null : Object.fromEntries(pages)
}

/** A page in every language, by their tags, with its own texts alone. */
export function inOwnPages(written: Written, byHand: ByHand): Row {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      LANGUAGE[language].htmlLang,
      byHand(inLanguage(written, language, ownTextIn)),
    ]),
  )
}

/** Each text in all languages that have it, by their codes. */
export function inTexts({ fields, doc, ...facts }: Written, byHand: ByHand = asWritten): Row {
  return byHand(fromFields(fields, doc, { ...facts, of: (text) => text }))
}

/** The texts of one language, where it lacks some those of the next. */
export function inLanguage(
  { fields, doc, ...facts }: Written,
  language: Language,
  textFor = textIn,
): Row {
  return fromFields(fields, doc, { ...facts, of: (text) => textFor(text, language) })
}

/** The languages with their own heading: the first text that a document must have. */
function headed({ fields, doc }: Written): Language[] {
  const heading = headingOf(fields, doc)
  return LANGUAGES.filter((language) => ownTextIn(heading, language) !== '')
}

function headingOf(fields: readonly Field[], values: Row): LocalizedText | undefined {
  for (const placed of filledIn(fields)) {
    const { field, name } = placed
    const found =
      field.type === 'group' ? headingOf(field.fields, readObject(values[name])) : undefined
    if (found) return found
    if (isLocalized(placed) && 'required' in field && field.required) return localized(values[name])
  }
  return undefined
}
