import type { Words } from '../../../base/words.ts'

export const ROLE_LABEL: Words = { en: 'Permissions', ja: '権限' }

/** Where no role was chosen. */
export const CHOOSE_ROLE: Words = {
  en: 'Please choose what this person may do.',
  ja: '権限を選んでください。',
}

export const RESTAURANTS_LABEL: Words = { en: 'Their restaurants', ja: '担当店舗' }

/** Above the choice of restaurants, and again where none was chosen. */
export const CHOOSE_RESTAURANTS: Words = {
  en: 'Please choose at least one restaurant: without one there is nothing this person can see.',
  ja: '店舗を1つ以上選んでください。選ばないと、この方には何も表示されません。',
}
