import { someOf } from '@noren/contract/fields'
import { withFocus } from '@noren/contract/focus'
import { isBlank } from '@noren/contract/invisible'
import { readNumber, readObject } from '@noren/contract/json'
import { type HtmlLang, LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
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

/** As {@link localized}, by their tags: the form in which it was read. */
export function localizedByTag(
  value: unknown,
  change?: (text: string, language: Language) => Maybe<string>,
): { [Tag in HtmlLang]?: string } {
  const text = localized(value, change)
  const written = LANGUAGES.filter((language) => text[language] !== undefined)
  return Object.fromEntries(written.map((each) => [LANGUAGE[each].htmlLang, text[each]]))
}

/** The text, or an empty one. */
export function text(value: unknown): string {
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

/**
 * The public address of a picture, with the point that stays visible, or of a video; empty when it was
 * deleted.
 */
export function address(file: unknown): string {
  const { address, focalX, focalY } = readObject(file)
  return withFocus(text(address), { x: readNumber(focalX), y: readNumber(focalY) })
}

/** The public addresses of pictures, without the deleted ones. */
export function addresses(files: unknown): { url: string }[] {
  const all = Array.isArray(files) ? files : []
  return all.map((file) => ({ url: address(file) })).filter(({ url }) => url !== '')
}

/** A picture's description; empty for a decorative or deleted picture. */
export function altOf(picture: number | Media | null | undefined): LocalizedText {
  if (typeof picture !== 'object' || !picture || isDecorative(picture)) return {}
  return someOf(LANGUAGES, (language) => {
    const own = picture[ALT_NAMES[language]]
    return isWritten(own) ? own : null
  })
}
