import { withFocus } from '@noren/contract/focus'
import { isBlank } from '@noren/contract/invisible'
import { isObject } from '@noren/contract/json'
import {
  DEFAULT_LANGUAGE,
  type HtmlLang,
  LANGUAGE,
  LANGUAGES,
  type PerLanguage,
  perLanguage,
  withFallbacks,
} from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { ALT_NAMES, isDecorative } from '../content/fields/alt.ts'
import type { Media } from '../payload-types.ts'

type Maybe<T> = T | null | undefined

/** Whether a reader would see anything of a text: what visitors get lacks the others. */
export function isWritten(value: Maybe<string>): value is string {
  return typeof value === 'string' && !isBlank(value)
}

/** A text of a document in the languages it has one in, keyed by their codes. */
export function localized<T>(doc: PerLanguage<T>, get: (doc: T) => Maybe<string>): LocalizedText {
  const text: LocalizedText = {}
  for (const language of LANGUAGES) {
    const own = get(doc[language])
    if (isWritten(own)) text[language] = own
  }
  return text
}

/** As {@link localized}, keyed by their tags. */
export function localizedByTag<T>(
  doc: PerLanguage<T>,
  get: (doc: T) => Maybe<string>,
): { [Tag in HtmlLang]?: string } {
  const text = localized(doc, get)
  return Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      text[language] === undefined ? [] : [[LANGUAGE[language].htmlLang, text[language]]],
    ),
  )
}

/** The rows of a list, each in every language. */
export function rowsPerLanguage<T, Row>(
  doc: PerLanguage<T>,
  list: (doc: T) => Maybe<readonly Row[]>,
): PerLanguage<Row>[] {
  return (list(doc[DEFAULT_LANGUAGE]) ?? []).map((row, index) =>
    perLanguage((language) => list(doc[language])?.[index] ?? row),
  )
}

/**
 * The document with each text it lacks taken from the next language that has it (ENT-11); used for blocks of
 * texts that exist as a whole or not at all.
 */
export function filled<T>(doc: PerLanguage<T>): PerLanguage<T> {
  return perLanguage((language) =>
    withFallbacks(language)
      .map((each) => doc[each])
      .reduce(fill),
  )
}

function fill<T>(own: T, other: T): T {
  if (typeof own === 'string' ? isBlank(own) : own === null || own === undefined) return other
  if (Array.isArray(own) && Array.isArray(other)) {
    return Object.assign(
      [],
      own,
      own.map((item, index) => fill(item, other[index] ?? item)),
    )
  }
  if (!isObject(own) || !isObject(other)) return own
  const entries = Object.entries(own).map(([key, value]) => [key, fill(value, other[key] ?? value)])
  return Object.assign({}, own, Object.fromEntries(entries))
}

/** The text, or an empty one. */
export function text(value: Maybe<string>): string {
  return isWritten(value) ? value : ''
}

/** `{[key]: value}` when there is a value, to be spread into a shape. */
export function optional<Key extends string>(
  key: Key,
  value: Maybe<string>,
): { [K in Key]?: string } {
  const shape: { [K in Key]?: string } = {}
  if (isWritten(value)) shape[key] = value
  return shape
}

type PublicFile = Pick<Partial<Media>, 'address' | 'focalX' | 'focalY'>

/** The public address of a picture, with the spot that stays in sight, or of a film; empty when it was deleted. */
export function address(file: Maybe<number | PublicFile>): string {
  if (typeof file !== 'object' || !file) return ''
  return withFocus(text(file.address), { x: file.focalX, y: file.focalY })
}

/** The public addresses of pictures, without the deleted ones. */
export function addresses(files: Maybe<readonly (number | Media)[]>): { url: string }[] {
  return (files ?? []).map((file) => ({ url: address(file) })).filter(({ url }) => url !== '')
}

/** What a picture shows, in words; nothing for one that is decorative or was deleted. */
export function altOf(picture: number | Media | null | undefined): LocalizedText {
  if (typeof picture !== 'object' || !picture || isDecorative(picture)) return {}
  return localized(ALT_NAMES, (name) => picture[name])
}
