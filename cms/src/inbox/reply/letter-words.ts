import type { HtmlLang } from '@noren/contract/language'
import type { Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import type { TableAnswer } from '../tables/answered.ts'

/** Above a letter: whom it reaches, and how. @param email empty where nobody wrote an address */
export function recipientWords(email: string, language: HtmlLang): Words {
  if (email === '') return NO_ADDRESS
  const { en, ja } = tagWords(language)
  return {
    en: `To ${email}, in ${en}, as the visitor read our pages. You may change every word.`,
    ja: `${email} に送ります。文面は、お客様がご覧になっていた言語（${ja}）です。自由に書き換えられます。`,
  }
}

const NO_ADDRESS: Words = {
  en: 'There is no mail address. Call the guest with the text below, and then record it. You may change every word.',
  ja: 'メールアドレスがありません。下の内容をお電話で伝えてから、記録してください。自由に書き換えられます。',
}

export function copyWords(restaurant: string): Words {
  return {
    en: `Send a copy to ${restaurant} too, without the guest's link`,
    ja: `写しを「${restaurant}」にも送る（お客様用のリンクは除きます）`,
  }
}

/** What a letter says about a table, with what it takes back told from what it declines; `answered`: nothing. */
type Says = TableAnswer | 'withdrawn' | 'answered'

export const SEND: { [S in Says]: Words } = {
  answered: { en: 'Send', ja: '送信する' },
  confirmed: { en: 'Send and confirm', ja: '送信して予約を確定する' },
  declined: { en: 'Send and decline', ja: '送信してお断りする' },
  withdrawn: { en: 'Send and cancel the table', ja: '送信して予約を取り消す' },
}

/** Of the file for the guest's calendar. */
export const CALENDAR: { [S in Says]?: (address: string) => string } = {
  confirmed: (address) => address,
  withdrawn: (address) => `${address}?cancelled`,
}

/** Records that a letter was said by telephone. */
export const SAID: { [S in Says]: Words } = {
  answered: { en: 'By phone: record it', ja: 'お電話で伝えたことを記録' },
  confirmed: { en: 'By phone: mark as confirmed', ja: 'お電話で伝えて予約確定にする' },
  declined: { en: 'By phone: mark as declined', ja: 'お電話で伝えてお断りにする' },
  withdrawn: {
    en: 'By phone: mark as cancelled by us',
    ja: 'お電話で伝えて取り消しにする',
  },
}
