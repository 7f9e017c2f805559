import { LANGUAGES, type Language } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import type { Media } from '../payload-types.ts'

/** The same document read in each language. */
export type Both<T> = { [L in Language]: T }

type Maybe<T> = T | null | undefined

/** A text of a document in the languages it has one in, keyed `en` and `jp`. */
export function localized<T>(doc: Both<T>, get: (doc: T) => Maybe<string>): LocalizedText {
  const text: LocalizedText = {}
  for (const language of LANGUAGES) {
    const own = get(doc[language])
    if (own?.trim()) text[language] = own
  }
  return text
}

/** As {@link localized}, keyed `en` and `ja`. */
export function jaLocalized<T>(
  doc: Both<T>,
  get: (doc: T) => Maybe<string>,
): { en?: string; ja?: string } {
  const { en, jp } = localized(doc, get)
  return { ...(en !== undefined && { en }), ...(jp !== undefined && { ja: jp }) }
}

/**
 * The document with each text it lacks taken from the other language (ENT-11); used for blocks of
 * texts that exist as a whole or not at all.
 */
export function filled<T>(doc: Both<T>): Both<T> {
  return { en: fill(doc.en, doc.jp), jp: fill(doc.jp, doc.en) }
}

function fill<T>(own: T, other: T): T {
  if (own === null || own === undefined || own === '') return other
  if (Array.isArray(own) && Array.isArray(other)) {
    return Object.assign(
      [],
      own,
      own.map((item, index) => fill(item, other[index] ?? item)),
    )
  }
  if (!isPlain(own) || !isPlain(other)) return own
  const entries = Object.entries(own).map(([key, value]) => [key, fill(value, other[key] ?? value)])
  return Object.assign({}, own, Object.fromEntries(entries))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text, or an empty one. */
export function text(value: Maybe<string>): string {
  return value ?? ''
}

/** `{[key]: value}` when there is a value, to be spread into a shape. */
export function optional<Key extends string>(
  key: Key,
  value: Maybe<string>,
): { [K in Key]?: string } {
  const shape: { [K in Key]?: string } = {}
  if (value?.trim()) shape[key] = value
  return shape
}

/** The public address of a picture or film; empty when it was deleted. */
export function address(file: Maybe<number | { address?: string | null }>): string {
  return typeof file === 'object' && file ? text(file.address) : ''
}

/** The public addresses of pictures, without the deleted ones. */
export function addresses(files: Maybe<readonly (number | Media)[]>): { url: string }[] {
  return (files ?? []).map((file) => ({ url: address(file) })).filter(({ url }) => url !== '')
}
