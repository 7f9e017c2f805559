import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { deskLanguage, languageWords, type Words } from '../words.ts'

/** Where Payload adds a language to the label of a field, in two texts: `— ` and its own name. */
const PLACE = '.field-label .localized'

/** The texts of a label's language, and what stands in their place: 見出し（日本語）, `Heading (Japanese)`. */
const TEXTS = new Map<string, Words>([
  ['— ', { en: '(', ja: '（' }],
  ...LANGUAGES.map((language): [string, Words] => {
    const { en, ja } = languageWords(language)
    return [LANGUAGE[language].nativeName, { en: `${en})`, ja: `${ja}）` }]
  }),
])

/** A text, which in a field's label names the language as the desk does everywhere else. */
export function labelLanguage({ data, parentElement }: Text, language: string): string {
  return (parentElement?.closest(PLACE) && TEXTS.get(data)?.[deskLanguage(language)]) || data
}
