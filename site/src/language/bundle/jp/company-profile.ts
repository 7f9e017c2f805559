import { type Day, dateOf } from '@noren/contract/hours/calendar'
import type { companyProfile as english } from '../en/company-profile.ts'

/** The labels of the company's profile, in Japanese. */
export const companyProfile: typeof english = {
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
}
