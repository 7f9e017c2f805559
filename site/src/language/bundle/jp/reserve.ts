import type { reserve as source } from '../en/reserve.ts'

/** The way to a table on the contact page, in Japanese. */
export const reserve: typeof source = {
  title: 'お席のご予約',
  text: 'お店をお選びいただき、日にちと時間をお知らせください。お店からの確認をもって確定となります。',
  button: 'レストラン一覧',
}
