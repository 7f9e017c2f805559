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

/** How names of documents are read: in the language of the desk, otherwise in any they have. */
export function namesIn(language: string): {
  locale: HtmlLang
  fallbackLocale: HtmlLang
  depth: 0
} {
  const tags = LOCALES.map(({ htmlLang }) => htmlLang)
  const locale = tags.find((tag) => tag === language) ?? DEFAULT_LOCALE
  return { locale, fallbackLocale: tags.find((tag) => tag !== locale) ?? locale, depth: 0 }
}
