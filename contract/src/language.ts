/**
 * The one table of languages. `Language` is the toggle's code and the code used everywhere inside
 * Noren; everything else a language is called elsewhere stands in its row (readings A1, A2).
 */
export const LANGUAGES = ['en', 'jp'] as const

/** The toggle's values (GEN-05). */
export type Language = (typeof LANGUAGES)[number]

/** The language the stated routes start in (LNG-02). */
export const DEFAULT_LANGUAGE: Language = 'en'

/** BCP 47 tag for HTML `lang`, hreflang, Open Graph and JSON-LD. Never `jp`. */
export type HtmlLang = 'en' | 'ja'

type LanguageRow = {
  readonly htmlLang: HtmlLang
  /** First path segment of public URLs, with its slash; empty for the stated routes. */
  readonly pathPrefix: '' | '/ja'
  /** Key of hero, about, innovation, process and solutions content, and of their call paths. */
  readonly jaStyleKey: 'en' | 'ja'
  /** Key of call-to-action, experience, restaurant and contact content and of the bundle. */
  readonly jpStyleKey: 'en' | 'jp'
  /** What the toggle shows. */
  readonly label: 'EN' | 'JP'
  /** The language's own name. */
  readonly nativeName: string
  /** Open Graph locale. */
  readonly ogLocale: string
}

export const LANGUAGE: { readonly [L in Language]: LanguageRow } = {
  en: {
    htmlLang: 'en',
    pathPrefix: '',
    jaStyleKey: 'en',
    jpStyleKey: 'en',
    label: 'EN',
    nativeName: 'English',
    ogLocale: 'en_GB',
  },
  jp: {
    htmlLang: 'ja',
    pathPrefix: '/ja',
    jaStyleKey: 'ja',
    jpStyleKey: 'jp',
    label: 'JP',
    nativeName: '日本語',
    ogLocale: 'ja_JP',
  },
}

/** The language the toggle would switch to. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'jp' : 'en'
}

/**
 * Reads a language code from a call path. `jp` and `ja` are the same; anything else, in any other
 * case or with anything attached, is not a language (readings A1, hostile inputs P06 and P07).
 */
export function languageFromCode(code: string): Language | null {
  if (code === 'en') return 'en'
  if (code === 'jp' || code === 'ja') return 'jp'
  return null
}

/** Code for a language in call paths: `ja` for hero and about (readings A1). */
export function pathLanguage(language: Language): HtmlLang {
  return LANGUAGE[language].jaStyleKey
}
