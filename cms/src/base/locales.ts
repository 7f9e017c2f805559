import { type HtmlLang, LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'

/** The language of the content that the desk shows unless another is requested. */
const DESK_LANGUAGE: Language = 'jp'

/** Its tag: the desk and its database know the languages of the content by their tags. */
export const DEFAULT_LOCALE = LANGUAGE[DESK_LANGUAGE].htmlLang

/** The languages of the content: the desk's own first, then in the table's order. */
export const LOCALES = [
  LANGUAGE[DESK_LANGUAGE],
  ...LANGUAGES.filter((language) => language !== DESK_LANGUAGE).map((each) => LANGUAGE[each]),
]

/** Their tags, in the same order. */
export const TAGS: readonly HtmlLang[] = LOCALES.map(({ htmlLang }) => htmlLang)

/** Whether a value is the tag of a language of the content. */
export const isTag = (value: unknown): value is HtmlLang => TAGS.some((tag) => tag === value)

/** How names of documents are read: in the language of the desk, otherwise in any they have. */
export function namesIn(language: string): {
  locale: HtmlLang
  fallbackLocale: HtmlLang
  depth: 0
} {
  const locale = isTag(language) ? language : DEFAULT_LOCALE
  return { locale, fallbackLocale: TAGS.find((tag) => tag !== locale) ?? locale, depth: 0 }
}
