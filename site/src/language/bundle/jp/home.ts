import type * as en from '../en/home.ts'

/** The home page's texts around the content, in Japanese. */
export const home: typeof en.home = {
  hero: { failed: 'トップの内容を読み込めませんでした' },
  experience: { years: '経験年数', clients: '対応クライアント', successRate: '成功率' },
  solutions: {
    heading: '事業紹介',
    loading: '事業紹介を読み込んでいます',
    loaded: '事業紹介を読み込みました。',
    listFailed: (statusText: string) => `事業紹介を読み込めませんでした：${statusText}`,
    sectionFailed: (statusText: string) => `事業紹介の文章を読み込めませんでした：${statusText}`,
    empty: '事業の紹介はまだありません。',
    sectionEmpty: '紹介文はまだありません。',
    learnMore: '詳しく見る',
  },
  testimonials: {
    heading: 'お客様の声',
    failed: 'お客様の声を読み込めませんでした',
    empty: 'お客様の声はまだありません。',
    customer: 'お客様',
    carousel: 'カルーセル',
    previous: '前のお客様の声',
    next: '次のお客様の声',
    average: '平均評価',
    basis: 'ここに掲載した評価の平均です。',
    reviews: (count: number) => `${count}件の評価`,
    stars: (rating: number) => `5点満点中${rating}点`,
  },
}
