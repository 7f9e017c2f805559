/**
 * The one table of languages. A language's code is the toggle's and the one used everywhere inside Noren;
 * its other names are in its row (readings A1, A2). Their order is that of the toggle, and that in which
 * other languages replace a missing text.
 */
export const LANGUAGES = ['en', 'jp'] as const

/** The toggle's values (GEN-05). */
export type Language = (typeof LANGUAGES)[number]

type LanguageRow = {
  /** BCP 47 tag. Content is keyed by this tag or by the language's code. */
  readonly htmlLang: string
  /** First path segment of public URLs, with its slash; empty for the language without one. */
  readonly pathPrefix: '' | `/${string}`
  /** What the toggle shows. */
  readonly label: string
  /** The language's own name. */
  readonly nativeName: string
  /** Open Graph locale. */
  readonly ogLocale: string
}

const TABLE = {
  en: {
    htmlLang: 'en',
    pathPrefix: '',
    label: 'EN',
    nativeName: 'English',
    ogLocale: 'en_GB',
  },
  jp: {
    htmlLang: 'ja',
    pathPrefix: '/ja',
    label: 'JP',
    nativeName: '日本語',
    ogLocale: 'ja_JP',
  },
} as const satisfies PerLanguage<LanguageRow>

/** BCP 47 tag for HTML `lang`, hreflang, Open Graph and JSON-LD, and in call paths. Never `jp`. */
export type HtmlLang = (typeof TABLE)[Language]['htmlLang']

export const LANGUAGE: PerLanguage<LanguageRow & { htmlLang: HtmlLang }> = TABLE

/** Something for each of the languages. */
export type PerLanguage<T> = { readonly [L in Language]: T }

/** Makes something for each of the languages. */
export function perLanguage<T>(make: (language: Language) => T): PerLanguage<T> {
  return { en: make('en'), jp: make('jp') }
}

/** The language of the routes without a prefix, in which the site starts (LNG-02). */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/** The language, then in the table's order those whose texts replace missing ones. */
export function withFallbacks(language: Language): Language[] {
  return [language, ...LANGUAGES.filter((other) => other !== language)]
}

/**
 * Reads a language from a call path: its code or its tag. `jp` and `ja` are the same; anything
 * else, in any other case or with anything attached, is not a language (readings A1, hostile
 * inputs P06 and P07).
 */
export function languageFromCode(code: string): Language | null {
  return (
    LANGUAGES.find((language) => language === code || LANGUAGE[language].htmlLang === code) ?? null
  )
}
