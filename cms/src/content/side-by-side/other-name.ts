import { DEFAULT_LOCALE, LOCALES } from '../../base/locales.ts'

/** The name or path of the field for another language's text, in a form of one language. */
export function otherName(name: string, tag: string): string {
  return `${name}__${tag}`
}

/** The label of that field: the label of the text, with the language's own name. */
export function otherLabel(label: string, tag: string): string {
  const language = LOCALES.find(({ htmlLang }) => htmlLang === tag)
  return `${label} — ${language?.nativeName ?? tag}`
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
