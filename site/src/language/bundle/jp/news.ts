import type { news as english } from '../en/news.ts'

/** The texts around the news, in Japanese. */
export const news: typeof english = {
  all: 'お知らせ一覧',
  businesses: '事業別のお知らせ',
  everyBusiness: 'すべて',
  years: '年別のお知らせ',
  newest: '最新',
  neighbours: '前後のお知らせ',
  older: '前のお知らせ',
  newer: '次のお知らせ',
  none: 'いまご案内できるお知らせはありません。',
  missing: 'このお知らせを表示できませんでした。掲載が終わった可能性があります。',
  year: (year) => `${year}年`,
  date: (date) => new Date(date).toLocaleDateString('ja', LONG),
}

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const
