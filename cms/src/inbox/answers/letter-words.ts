import type { Words } from '../../base/words.ts'

/** Of a letter that the desk began to send, and has not seen the end of. */
export const ON_ITS_WAY: Words = {
  en: 'not certain that it was sent: please ask the guest before you write again',
  ja: '送信できたか確認できません。書き直す前に、お客様に確かめてください',
}
