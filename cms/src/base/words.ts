import { LANGUAGE, type Language } from '@noren/contract/language'

/** The languages the desk itself speaks; those of the content are the contract's. */
const DESK_LANGUAGES = ['ja', 'en'] as const

export type DeskLanguage = (typeof DESK_LANGUAGES)[number]

/** A text of the staff's desk in the languages of the desk. */
export type Words = { [L in DeskLanguage]: string }

/** The text in the language the member of staff works in. */
export function say({ i18n }: { i18n: { language: string } }, words: Words): string {
  return words[deskLanguage(i18n.language)]
}

/** Several texts as one; `between` them stands what separates them in each language. */
export function joined(all: readonly Words[], between: Words): Words {
  return {
    en: all.map(({ en }) => en).join(between.en),
    ja: all.map(({ ja }) => ja).join(between.ja),
  }
}

/** What separates names in a sentence. */
export const COMMA: Words = { en: ', ', ja: '・' }

/** The language of the desk with this tag, or the first. */
export function deskLanguage(tag: string): DeskLanguage {
  return DESK_LANGUAGES.find((language) => language === tag) ?? DESK_LANGUAGES[0]
}

/** What the desk calls a language of the content. */
export function languageWords(language: Language): Words {
  const nameIn = (deskTag: DeskLanguage) =>
    new Intl.DisplayNames(deskTag, { type: 'language' }).of(LANGUAGE[language].htmlLang) ??
    LANGUAGE[language].nativeName
  return { en: nameIn('en'), ja: nameIn('ja') }
}
