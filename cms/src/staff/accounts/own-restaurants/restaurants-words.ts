import type { Words } from '../../../base/words.ts'

export const RESTAURANTS_WORDS: Words = { en: 'Their restaurants', ja: '担当店舗' }

export const RESTAURANTS_HELP: Words = {
  en: 'They write these restaurants and their menus, upload pictures, and see the enquiries that ask for a table there.',
  ja: 'この店舗の内容・お品書きの編集、画像の追加、この店舗への予約のお問い合わせの対応ができます。',
}
