import { LOCALES } from '../../base/locales.ts'

/** Name, or path, of the field in which a form of one language carries a text of another. */
export function otherName(name: string, tag: string): string {
  return `${name}__${tag}`
}

/** What that field is called: by the text, and by what the language calls itself. */
export function otherLabel(label: string, tag: string): string {
  const language = LOCALES.find(({ htmlLang }) => htmlLang === tag)
  return `${label} — ${language?.nativeName ?? tag}`
}
