import type { head as english } from '../en/head.ts'

/** Titles and descriptions for search engines and tabs, in Japanese. */
export const head: typeof english = {
  title: (page: string, site: string) => `${page}｜${site}`,
  page: (title: string, number: number) => `${title} ${number}ページ`,
  home: {
    title: (site: string) => `${site}｜神奈川の食と宿と人`,
    description:
      '五つのレストランから、宿、客室清掃、人材紹介、スポーツ、舞台まで。神奈川の海辺で仕事をしています。',
  },
  restaurants: {
    title: 'レストラン',
    description:
      '炭火と魚介、手打ちそば、港のトラットリア、喫茶店、居酒屋。神奈川の五つの店をご案内します。',
  },
  restaurantMissing: { title: 'レストランが見つかりません' },
  about: { title: '会社案内', description: '私たちの仕事と、そこで働く人をご紹介します。' },
  contact: {
    title: 'お問い合わせ',
    description: 'ご予約、お取引、採用などのお問い合わせを、フォームとお電話で承ります。',
  },
  privacy: { title: '個人情報保護方針', description: 'お預かりした個人情報の取り扱いについて。' },
  notFound: { title: 'ページが見つかりません' },
}
