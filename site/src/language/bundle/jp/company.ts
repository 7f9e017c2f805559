import { type Day, dateOf } from '@noren/contract/hours/calendar'
import type * as en from '../en/company.ts'

/** The labels of the company's profile, in Japanese. */
export const companyProfile: typeof en.companyProfile = {
  title: '会社概要',
  name: '会社名',
  representative: '代表者',
  foundedOn: '設立',
  capital: '資本金',
  address: '所在地',
  phone: '電話番号',
  employees: '従業員数',
  day: (day: Day) => {
    const { year, month, date } = dateOf(day)
    return `${year}年${month}月${date}日`
  },
  place: (postalCode: string, address: string) =>
    postalCode ? `〒${postalCode}\n${address}` : address,
  people: (count: number) => `${count}人`,
  /** What an agency for paid employment placement states, in Japanese. */
  recruitment: {
    title: '有料職業\u200B紹介事業',
    basis: '職業安定法にもとづく明示事項です。',
    labels: {
      licence: '許可番号',
      licensedOn: '許可年月日',
      occupations: '取扱職種の\u200B範囲等',
      fees: '手数料に\u200B関する\u200B事項\u200B（手数料表）',
      refunds: '返戻金制度に\u200B関する\u200B事項',
      complaints: '苦情の\u200B処理に\u200B関する\u200B事項\u200B（申出先）',
      personalInformation:
        '求人者の\u200B情報および\u200B求職者の\u200B個人情報の\u200B取扱いに\u200B関する\u200B事項',
    },
  },
}

export const businesses: typeof en.businesses = {
  label: '事業',
  title: '事業の\u200Bひとつひとつ',
  what: '事業の内容',
  forWhom: 'どなたに',
  howToAsk: 'お問い合わせの方法',
  ask: 'お問い合わせ',
  askAbout: (name) => `（${name}）`,
  subject: (name) => `${name}について`,
}
