import type { Words } from '../../../base/words.ts'

export const FACTOR_OFF: Words = {
  en: 'Not set up: the password alone opens this account.',
  ja: '設定されていません。パスワードだけでログインできる状態です。',
}
