import { isObject, parseJsonOnce, readFilledObject, readOptionalText } from './json.ts'
import { type HtmlLang, LANGUAGE, type Language } from './language.ts'

/**
 * Something in up to two languages. Japanese stands under `jp` or `ja` depending on the call
 * (GEN-06, GEN-07, CTA-12); readers accept both (readings A1).
 */
export type Localized<T> = { en?: T; jp?: T; ja?: T }

/** A short text in up to two languages. */
export type LocalizedText = Localized<string>

/** A value chosen for a page, with the language it is really in. */
export type InLanguage<T> = { value: T; lang: HtmlLang }

/**
 * Chooses what a page in `language` shows: its own language, else English, else whatever there is
 * (ENT-11, readings A16). `lang` tells the markup when a fallback is in the other language.
 * `null` when there is nothing in any language.
 */
export function inLanguage<T>(
  content: Localized<T> | null | undefined,
  language: Language,
): InLanguage<T> | null {
  if (!content) return null
  const japanese = content.jp ?? content.ja
  const own = language === 'en' ? content.en : japanese
  if (own !== undefined) return { value: own, lang: LANGUAGE[language].htmlLang }
  if (content.en !== undefined) return { value: content.en, lang: 'en' }
  if (japanese !== undefined) return { value: japanese, lang: 'ja' }
  return null
}

/** The text for a page in `language`, or an empty text. */
export function textIn(text: LocalizedText | null | undefined, language: Language): string {
  return inLanguage(text, language)?.value ?? ''
}

/**
 * Reads a localized text that may arrive as an object or as a JSON string of one. A string is
 * parsed once; anything that is not an object of texts becomes `fallback` (ENT-04, readings A16).
 * Empty texts count as missing, so that the other language can stand in.
 */
export function readLocalizedText(raw: unknown, fallback: LocalizedText = {}): LocalizedText {
  const value = typeof raw === 'string' ? parseJsonOnce(raw) : raw
  if (!isObject(value)) return fallback
  const { en, jp, ja } = value
  const text = keyed(readWritten(en), readWritten(jp) ?? readWritten(ja))
  return Object.keys(text).length > 0 ? text : fallback
}

/** As {@link readLocalizedText}, keyed `ja` for the calls whose Japanese key is `ja`. */
export function readJaText(raw: unknown): { en?: string; ja?: string } {
  const value = typeof raw === 'string' ? parseJsonOnce(raw) : raw
  if (!isObject(value)) return {}
  return jaKeyed(readWritten(value.en), readWritten(value.ja) ?? readWritten(value.jp))
}

/** The localized texts under `keys`; one without text in any language is absent. */
export function readOptionalLocalizedTexts<Key extends string>(
  raw: Record<string, unknown>,
  keys: readonly Key[],
): { [K in Key]?: LocalizedText } {
  const found: { [K in Key]?: LocalizedText } = {}
  for (const key of keys) {
    const text = readLocalizedText(raw[key])
    if (Object.keys(text).length > 0) found[key] = text
  }
  return found
}

/**
 * Reads per-language content blocks with `read`, keyed `en` and `jp`. A language whose block is
 * missing, empty or unreadable is absent; of `jp` and `ja` the stated key comes first (readings A1).
 */
export function readBlocks<T>(
  raw: Record<string, unknown>,
  read: (block: Record<string, unknown>) => T | null,
): { en?: T; jp?: T } {
  const block = readBlock(read)
  return keyed(block(raw.en), block(raw.jp) ?? block(raw.ja))
}

/** As {@link readBlocks}, keyed `en` and `ja`. */
export function readJaBlocks<T>(
  raw: Record<string, unknown>,
  read: (block: Record<string, unknown>) => T | null,
): { en?: T; ja?: T } {
  const block = readBlock(read)
  return jaKeyed(block(raw.en), block(raw.ja) ?? block(raw.jp))
}

function readBlock<T>(read: (block: Record<string, unknown>) => T | null) {
  return (raw: unknown): T | undefined => {
    const block = readFilledObject(raw)
    return (block && read(block)) ?? undefined
  }
}

function readWritten(value: unknown): string | undefined {
  return typeof value === 'string' ? readOptionalText(value) : undefined
}

function keyed<T>(en: T | undefined, jp: T | undefined): { en?: T; jp?: T } {
  return { ...(en !== undefined && { en }), ...(jp !== undefined && { jp }) }
}

function jaKeyed<T>(en: T | undefined, ja: T | undefined): { en?: T; ja?: T } {
  return { ...(en !== undefined && { en }), ...(ja !== undefined && { ja }) }
}
