import { LANGUAGES, type PerLanguage } from '@noren/contract/language'
import type { TextField } from 'payload'
import { line } from './text.ts'

/** The field of a picture that says what it shows, in each language of the content. */
export const ALT_NAMES = { en: 'altEn', jp: 'altJa' } as const satisfies PerLanguage<string>

const ALT_FIELDS: PerLanguage<TextField> = {
  en: line(ALT_NAMES.en, {
    label: { en: 'What the picture shows, in English', ja: '画像の説明（英語）' },
    help: {
      en: 'Read aloud to visitors who cannot see it, for example "Grilled mackerel on a black plate".',
      ja: '画像を見られない方に読み上げられます（例：Grilled mackerel on a black plate）。',
    },
    required: true,
    localized: false,
  }),
  jp: line(ALT_NAMES.jp, {
    label: { en: 'What the picture shows, in Japanese', ja: '画像の説明（日本語）' },
    help: {
      en: 'For example 「黒い皿に盛った鯖の炭火焼き」.',
      ja: '例：「黒い皿に盛った鯖の炭火焼き」',
    },
    required: true,
    localized: false,
  }),
}

/** The languages in which a picture must say what it shows; in one that was added, it may. */
export const ALT_REQUIRED = LANGUAGES.filter((language) => ALT_FIELDS[language].required)

/** All languages stand on one screen: a picture is described when it is uploaded. */
export const altFields: TextField[] = Object.values(ALT_FIELDS)
