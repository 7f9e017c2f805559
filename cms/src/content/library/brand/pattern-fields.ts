import { PATTERNS, type Patterns } from '@noren/contract/brand/patterns'
import type { CheckboxField, GroupField } from 'payload'
import type { Words } from '../../../base/words.ts'
import { group } from '../../model/fields/layout.ts'

const WORDS: { readonly [Pattern in keyof Patterns]: { label: Words; help: Words } } = {
  waves: {
    label: { en: 'Woven waves', ja: '青海波の模様' },
    help: {
      en: 'At the end of the home page, on pages that were not found, and on pictures shown where pages are shared.',
      ja: 'トップページの終わり、ページが見つからないときの画面、共有用の画像に入ります。',
    },
  },
  cloth: {
    label: { en: 'Restaurants as cloths over their doors', ja: '店名をのれんに見立てる' },
    help: {
      en: 'Without it, their names are on plain plates in the same colours.',
      ja: '外すと、同じ色の無地の札になります。',
    },
  },
}

/** The patterns of the site, each on unless the company does without it. */
export const patternFields: GroupField = group(
  'patterns',
  { en: 'Patterns', ja: '模様' },
  PATTERNS.map(
    (name): CheckboxField => ({
      name,
      type: 'checkbox',
      label: WORDS[name].label,
      defaultValue: true,
      admin: { description: WORDS[name].help },
    }),
  ),
)
