import type { Words } from '../../base/words.ts'

/** Said of a change that is to be out at once, while the site does not have it. */
export const NOT_OUT: Words = {
  en: 'Saved, but not on the site yet. The page "Today" says what holds it up.',
  ja: '保存しましたが、まだサイトに反映されていません。理由は「今日の確認」で確かめられます。',
}
