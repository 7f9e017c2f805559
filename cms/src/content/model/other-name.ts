import { languageFromCode } from '@noren/contract/language'
import { DEFAULT_LOCALE, LOCALES } from '../../base/locales.ts'
import { languageWords, say } from '../../base/words.ts'

/** The name or path of the field for another language's text, in a form of one language. */
export function otherName(name: string, tag: string): string {
  return `${name}__${tag}`
}

/** The label of that field, in a language of the desk: `見出し（英語）`, `Heading (English)`. */
export function otherLabel(label: string, tag: string, deskLanguage: string): string {
  const language = languageFromCode(tag)
  const { en, ja } = language ? languageWords(language) : { en: tag, ja: tag }
  const i18n = { language: deskLanguage }
  return say({ i18n }, { en: `${label} (${en})`, ja: `${label}（${ja}）` })
}

/** The fields of one save, in the desk's own language, that writes a text in all languages, given by tags. */
export function inOneSave(
  name: string,
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map(({ htmlLang: tag }) => [
      tag === DEFAULT_LOCALE ? name : otherName(name, tag),
      texts[tag] ?? '',
    ]),
  )
}
