import { isObject, readObject, readText } from '@noren/contract/json'
import { LANGUAGES, type PerLanguage } from '@noren/contract/language'
import type { CheckboxField, Field, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { line } from './text.ts'

/** The field with a picture's description, for each language of the content. */
export const ALT_NAMES = { en: 'altEn', jp: 'altJa' } as const satisfies PerLanguage<string>

/** The checkbox for a picture without information. */
const decorative: CheckboxField = {
  name: 'decorative',
  type: 'checkbox',
  label: { en: 'Decorative picture', ja: '飾りの写真' },
  defaultValue: false,
  admin: {
    description: {
      en: 'For a pattern or a mood that shows nothing in particular: it is passed over where pages are read aloud. A description is then not needed; it only helps to find the picture here.',
      ja: '模様や雰囲気だけを伝える写真に使います。読み上げでは飛ばされます。説明は任意になり、この画面で探すときにだけ使われます。',
    },
  },
}

/** Whether staff marked a picture as decorative. */
export function isDecorative(picture: unknown): boolean {
  return isObject(picture) && picture[decorative.name] === true
}

/** One description is enough to save a picture: the other language may follow. */
const neededInALanguage: TextFieldSingleValidation = (value, options) => {
  const { data, required } = options
  const isDescribed = Object.values(ALT_NAMES).some((name) => altIn(data, name) !== '')
  return text(value, {
    ...options,
    required: required === true && !isDescribed && !isDecorative(data),
  })
}

/** A picture's description as it is written in one of these fields; empty without one. */
export function altIn(picture: unknown, name: string): string {
  return readText(readObject(picture)[name]).trim()
}

/** The database needs a text in a required column. */
const rules = {
  validate: neededInALanguage,
  hooks: { beforeChange: [({ value }) => value ?? ''] },
} satisfies Pick<TextField, 'validate' | 'hooks'>

const ALT_FIELDS: PerLanguage<TextField> = {
  en: line(ALT_NAMES.en, {
    label: { en: 'What the picture shows, in English', ja: '写真の説明（英語）' },
    help: {
      en: 'Read aloud to visitors who cannot see it, for example "Grilled mackerel on a black plate".',
      ja: '写真を見られない方に読み上げられます（例：Grilled mackerel on a black plate）。',
    },
    required: true,
    localized: false,
    ...rules,
  }),
  jp: line(ALT_NAMES.jp, {
    label: { en: 'What the picture shows, in Japanese', ja: '写真の説明（日本語）' },
    help: {
      en: 'For example 「黒い皿に盛った鯖の炭火焼き」. A page needs both descriptions; one is enough to save the picture.',
      ja: '例：「黒い皿に盛った鯖の炭火焼き」。ページで使うには両方の言語の説明が必要です。片方だけでも保存できます。',
    },
    required: true,
    localized: false,
    ...rules,
  }),
}

/** The languages in which a picture needs a description; in a language that was added it is optional. */
export const ALT_REQUIRED = LANGUAGES.filter((language) => ALT_FIELDS[language].required)

/** All languages are on one screen, since staff describe a picture when they upload it. */
export const altFields: Field[] = [...Object.values(ALT_FIELDS), decorative]
