import { DEFAULT_LOCALE, LOCALES } from '../../base/locales.ts'

/** Name, or path, of the field in which a form of one language carries a text of another. */
export function otherName(name: string, tag: string): string {
  return `${name}__${tag}`
}

/** What that field is called: by the text, and by what the language calls itself. */
export function otherLabel(label: string, tag: string): string {
  const language = LOCALES.find(({ htmlLang }) => htmlLang === tag)
  return `${label} — ${language?.nativeName ?? tag}`
}

/** A text in all languages, by their tags, as one save in the desk's own language takes it. */
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
