import { someOf } from '@noren/contract/fields'
import { withFocus } from '@noren/contract/focus'
import { isBlank } from '@noren/contract/invisible'
import { isObject, readObject } from '@noren/contract/json'
import {
  type HtmlLang,
  LANGUAGE,
  LANGUAGES,
  type Language,
  type PerLanguage,
  perLanguage,
  withFallbacks,
} from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { ALT_NAMES, isDecorative } from '../content/model/fields/alt.ts'
import type { Media } from '../payload-types.ts'

type Maybe<T> = T | null | undefined

/** Whether a text contains visible characters: the published content leaves out all others. */
export function isWritten(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value)
}

/**
 * A text in all languages that have it, by their codes.
 * @param value as Payload reads it in all languages, by their tags; one that is not localized is each's
 */
export function localized(
  value: unknown,
  change: (text: string, language: Language) => Maybe<string> = (text) => text,
): LocalizedText {
  return someOf(LANGUAGES, (language) => {
    const own = typeof value === 'string' ? value : readObject(value)[LANGUAGE[language].htmlLang]
    return isWritten(own) ? change(own, language) : null
  })
}

/** As {@link localized}, by their tags. */
export function localizedByTag(
  value: unknown,
  change?: (text: string) => string,
): { [Tag in HtmlLang]?: string } {
  const text = localized(value, change)
  const written = LANGUAGES.filter((language) => text[language] !== undefined)
  return Object.fromEntries(written.map((each) => [LANGUAGE[each].htmlLang, text[each]]))
}

/**
 * The document, with missing texts from the next language that has them (ENT-11); for blocks of texts that
 * exist as a whole or not at all.
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

/**
 * The public address of a picture, with the point that stays visible, or of a video; empty when it was
 * deleted.
 */
export function address(file: Maybe<number | PublicFile>): string {
  if (typeof file !== 'object' || !file) return ''
  return withFocus(text(file.address), { x: file.focalX, y: file.focalY })
}

/** The public addresses of pictures, without the deleted ones. */
export function addresses(files: Maybe<readonly (number | Media)[]>): { url: string }[] {
  return (files ?? []).map((file) => ({ url: address(file) })).filter(({ url }) => url !== '')
}

/** A picture's description; empty for a decorative or deleted picture. */
export function altOf(picture: number | Media | null | undefined): LocalizedText {
  if (typeof picture !== 'object' || !picture || isDecorative(picture)) return {}
  return someOf(LANGUAGES, (language) => {
    const own = picture[ALT_NAMES[language]]
    return isWritten(own) ? own : null
  })
}
