import type { recruitment as english } from '../en/recruitment.ts'

/** What an agency for paid employment placement states, in Japanese. */
export const recruitment: typeof english = {
  title: '有料職業\u200B紹介事業',
  basis: '職業安定法にもとづく明示事項です。',
  labels: {
    licence: '許可番号',
    licensedOn: '許可年月日',
    occupations: '取扱職種の範囲等',
    fees: '手数料に関する事項（手数料表）',
    refunds: '返戻金制度に関する事項',
    complaints: '苦情の処理に関する事項（申出先）',
    personalInformation: '求人者の情報および求職者の個人情報の取扱いに関する事項',
  },
}
