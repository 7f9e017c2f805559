import { isObject, parseJsonOnce, readFilledObject, readOptionalText } from './json.ts'
import { type HtmlLang, LANGUAGE, LANGUAGES, type Language, withFallbacks } from './language.ts'

/**
 * Something in some of the languages. The key is the language's code or, in some calls, its tag (GEN-06,
 * GEN-07, CTA-12); readers accept both (readings A1).
 */
export type Localized<T> = { [Key in Language | HtmlLang]?: T }

/** A short text in some of the languages. */
export type LocalizedText = Localized<string>

/** A value chosen for a page, with its actual language. */
export type InLanguage<T> = { value: T; lang: HtmlLang }

/**
 * Chooses what a page in `language` shows: its own language, else the first in the table's order that
 * exists (ENT-11, readings A16). `lang` is set when it is in another language. `null` when there is
 * nothing in any language.
 */
export function inLanguage<T>(
  content: Localized<T> | null | undefined,
  language: Language,
): InLanguage<T> | null {
  if (!content) return null
  for (const each of withFallbacks(language)) {
    const { htmlLang } = LANGUAGE[each]
    const value = content[each] ?? content[htmlLang]
    if (value !== undefined) return { value, lang: htmlLang }
  }
  return null
}

/** The text for a page in `language`, or an empty text. */
export function textIn(text: LocalizedText | null | undefined, language: Language): string {
  return inLanguage(text, language)?.value ?? ''
}

/**
 * The text written in `language` itself, or an empty one: for texts that are joined to others in that
 * language.
 */
export function ownTextIn(text: LocalizedText | null | undefined, language: Language): string {
  const found = inLanguage(text, language)
  return found?.lang === LANGUAGE[language].htmlLang ? found.value : ''
}

/**
 * Reads a localized text that may arrive as an object or as a JSON string of one. A string is parsed once;
 * anything that is not an object of texts becomes `fallback` (ENT-04, readings A16). Empty texts count as
 * missing, so that another language replaces them.
 */
export function readLocalizedText(raw: unknown, fallback: LocalizedText = {}): LocalizedText {
  const value = typeof raw === 'string' ? parseJsonOnce(raw) : raw
  if (!isObject(value)) return fallback
  return filled(byCode(value, readWritten)) ?? fallback
}

/** As {@link readLocalizedText}, keyed by the languages' tags for the calls that state those. */
export function readTextByTag(raw: unknown): ByTag<string> {
  const value = typeof raw === 'string' ? parseJsonOnce(raw) : raw
  return isObject(value) ? byTag(value, readWritten) : {}
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
 * Reads per-language content blocks with `read`, keyed by the languages' codes. A language whose
 * block is missing, empty or unreadable is absent; the stated key comes first (readings A1). `null`
 * when there is none in any language.
 */
export function readBlocks<T>(
  raw: Record<string, unknown>,
  read: (block: Record<string, unknown>) => T | null,
): ByCode<T> | null {
  return filled(byCode(raw, blockReader(read)))
}

/** As {@link readBlocks}, keyed by the languages' tags. */
export function readBlocksByTag<T>(
  raw: Record<string, unknown>,
  read: (block: Record<string, unknown>) => T | null,
): ByTag<T> | null {
  return filled(byTag(raw, blockReader(read)))
}

type ByCode<T> = { [L in Language]?: T }
type ByTag<T> = { [Tag in HtmlLang]?: T }

function byCode<T>(
  raw: Record<string, unknown>,
  read: (value: unknown) => T | undefined,
): ByCode<T> {
  const found: ByCode<T> = {}
  for (const language of LANGUAGES) {
    const value = read(raw[language]) ?? read(raw[LANGUAGE[language].htmlLang])
    if (value !== undefined) found[language] = value
  }
  return found
}

function byTag<T>(raw: Record<string, unknown>, read: (value: unknown) => T | undefined): ByTag<T> {
  const found: ByTag<T> = {}
  for (const language of LANGUAGES) {
    const { htmlLang } = LANGUAGE[language]
    const value = read(raw[htmlLang]) ?? read(raw[language])
    if (value !== undefined) found[htmlLang] = value
  }
  return found
}

function filled<T extends object>(value: T): T | null {
  return Object.keys(value).length > 0 ? value : null
}

function blockReader<T>(read: (block: Record<string, unknown>) => T | null) {
  return (raw: unknown): T | undefined => {
    const block = readFilledObject(raw)
    return (block && read(block)) ?? undefined
  }
}

function readWritten(value: unknown): string | undefined {
  return typeof value === 'string' ? readOptionalText(value) : undefined
}
