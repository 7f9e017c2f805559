import type { Words } from '../../base/words.ts'
import type { Counts } from './count.ts'

export const COUNT_WORDS: { [C in keyof Counts]: Words } = {
  asked: { en: 'Tables asked for', ja: '申し込み（組）' },
  askedGuests: { en: 'Guests asked for', ja: '申し込み（名）' },
  confirmed: { en: 'Tables confirmed', ja: '予約確定（組）' },
  confirmedGuests: { en: 'Guests confirmed', ja: '予約確定（名）' },
  came: { en: 'Tables that came', ja: '来店（組）' },
  cameGuests: { en: 'Guests who came', ja: '来店（名）' },
  missed: { en: 'Tables that did not come', ja: '来店なし（組）' },
  missedGuests: { en: 'Guests who did not come', ja: '来店なし（名）' },
}

export const MONTH_WORDS = {
  title: { en: 'Tables by month', ja: '月ごとの予約数' },
  month: { en: 'Month', ja: '月' },
  restaurant: { en: 'Restaurant', ja: '店舗' },
  all: { en: 'All restaurants', ja: 'すべての店舗' },
  asked: { en: 'Asked for', ja: '申し込み' },
  confirmed: { en: 'Confirmed', ja: '予約確定' },
  came: { en: 'Came', ja: '来店' },
  missed: { en: 'Did not come', ja: '来店なし' },
  save: { en: 'Save as a table (CSV)', ja: '表形式で保存（CSV）' },
  note: {
    en: 'Counted in the month of the visit. The numbers stay when enquiries are deleted or a person is erased; they name no one.',
    ja: 'ご来店の月で数えています。お問い合わせや個人の情報を消去しても数だけは残ります。どなたのものかは分かりません。',
  },
} as const satisfies Record<string, Words>
