import { DEFAULT_TYPE, TYPES } from '@noren/contract/brand/type'
import type { SelectField } from 'payload'
import { TYPE_WORDS } from './type-words.ts'

/** The fonts of the site: one of three pairings, each shown as it looks. */
export const typeField: SelectField = {
  name: 'type',
  type: 'select',
  label: { en: 'Fonts', ja: '書体' },
  required: true,
  defaultValue: DEFAULT_TYPE,
  options: TYPES.map((value) => ({ value, label: TYPE_WORDS[value].label })),
  admin: {
    components: { Field: '/src/content/library/brand/type-choice.tsx#TypeChoice' },
    description: {
      en: 'Headings and texts of every page, in Japanese and English. Japanese letters come from each visitor’s device and look a little different on each.',
      ja: 'すべてのページの見出しと本文に使います。日本語の文字はお客様の端末の書体で表示されるため、端末によって少し異なります。',
    },
  },
}
