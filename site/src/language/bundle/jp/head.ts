import type { head as english } from '../en/head.ts'

/** Titles and descriptions for search engines and tabs, in Japanese. */
export const head: typeof english = {
  title: (page: string, site: string) => `${page}｜${site}`,
  page: (title: string, number: number) => `${title} ${number}ページ`,
  home: {
    title: (site: string) => `${site}｜レストランとおもてなし`,
    description: '私たちのレストランと、そのほかの事業、働く人をご紹介します。',
  },
  restaurants: {
    title: 'レストラン',
    description: '私たちのレストランの料理、営業時間、行き方をご案内します。',
  },
  restaurant: (name: string, area: string) => `${name}（${area}）`,
  restaurantMissing: { title: 'レストランが見つかりません' },
  about: { title: '会社案内', description: '私たちの仕事と、そこで働く人をご紹介します。' },
  contact: {
    title: 'お問い合わせ',
    description: 'お問い合わせの窓口をご案内します。',
  },
  news: { title: 'お知らせ', description: 'レストランと、そのほかの事業からのお知らせです。' },
  privacy: { title: '個人情報保護方針', description: 'お預かりした個人情報の取り扱いについて。' },
  accessibility: {
    title: 'アクセシビリティ',
    description: 'このサイトの使いやすさへの取り組みと、残された課題について。',
  },
  notFound: { title: 'ページが見つかりません' },
}
