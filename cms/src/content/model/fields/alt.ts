import { isObject, readObject, readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES, type PerLanguage } from '@noren/contract/language'
import type { Words } from '../../../base/words.ts'

/** The field with a picture's description, for each language of the content. */
export const ALT_NAMES = { en: 'altEn', jp: 'altJa' } as const satisfies PerLanguage<string>

type AltField = { label: Words; help?: Words; isRequired?: boolean }

/** What the desk says at each of them. */
export const ALT_FIELDS: PerLanguage<AltField> = {
  en: {
    label: { en: 'What the picture shows, in English', ja: '写真の説明（英語）' },
    help: {
      en: 'Read aloud to visitors who cannot see it, for example "Grilled mackerel on a black plate".',
      ja: '写真を見られない方に読み上げられます（例：Grilled mackerel on a black plate）。',
    },
    isRequired: true,
  },
  jp: {
    label: { en: 'What the picture shows, in Japanese', ja: '写真の説明（日本語）' },
    help: {
      en: 'For example 「黒い皿に盛った鯖の炭火焼き」. A page needs both descriptions; one is enough to save the picture.',
      ja: '例：「黒い皿に盛った鯖の炭火焼き」。ページで使うには両方の言語の説明が必要です。片方だけでも保存できます。',
    },
    isRequired: true,
  },
}

/** Where its descriptions are written, the one in the reader's language first. */
export function descriptionsFor(reader: { i18n: { language: string } }) {
  const own = LANGUAGES.filter((language) => LANGUAGE[language].htmlLang === reader.i18n.language)
  return [...new Set([...own, ...LANGUAGES])].map((language) => ({
    name: ALT_NAMES[language],
    label: ALT_FIELDS[language].label,
  }))
}

/** The checkbox for a picture without information. */
export const DECORATIVE = {
  name: 'decorative',
  label: { en: 'Decorative picture', ja: '飾りの写真' },
  help: {
    en: 'For a pattern or a mood that shows nothing in particular: it is passed over where pages are read aloud. A description is then not needed; it only helps to find the picture here.',
    ja: '模様や雰囲気だけを伝える写真に使います。読み上げでは飛ばされます。説明は任意になり、この画面で探すときにだけ使われます。',
  },
} as const

/** The languages in which a picture needs a description; in a language that was added it is optional. */
export const ALT_REQUIRED = LANGUAGES.filter((language) => ALT_FIELDS[language].isRequired)

/** Whether staff marked a picture as decorative. */
export function isDecorative(picture: unknown): boolean {
  return isObject(picture) && picture[DECORATIVE.name] === true
}

/** Whether a picture has a description in a language, or needs none. */
export function isDescribed(picture: unknown): boolean {
  return (
    isDecorative(picture) || Object.values(ALT_NAMES).some((name) => altIn(picture, name) !== '')
  )
}

/** A picture's description as it is written in one of these fields; empty without one. */
export function altIn(picture: unknown, name: string): string {
  return readText(readObject(picture)[name]).trim()
}
