import type { Words } from '../../base/words.ts'

export const CONFIRM_AGAIN: Words = { en: 'Confirm again…', ja: '確定のメールを送り直す' }

export const CANCELLED_BY_GUEST: Words = {
  en: 'Cancelled by the guest',
  ja: 'お客様より取り消し',
}

/** Opens the buttons that are pressed less often. */
export const MORE: Words = { en: 'More', ja: 'その他' }

export const LIST_OF_DAY: Words = { en: 'List of the day', ja: 'この日の予約一覧' }

export const UNTOLD: Words = {
  en: 'Changed; the guest does not know yet.',
  ja: '変更後の内容を、まだお客様にお知らせしていません。',
}

/** Of a change of a table. */
export const CHANGE_WORDS = {
  title: { en: 'Change day, time or people', ja: '日時・人数を変える' },
  day: { en: 'Day', ja: '来店日' },
  time: { en: 'Time', ja: '時刻' },
  people: { en: 'People', ja: '人数' },
  save: { en: 'Save the change', ja: '変更を保存する' },
  failed: {
    en: 'This could not be saved. Please check the connection and try again.',
    ja: '保存できませんでした。通信状態を確認して、もう一度お試しください。',
  },
} as const satisfies Record<string, Words>
