import type { restaurantList as source } from '../en/restaurant-list.ts'

export const restaurantList: typeof source = {
  list: {
    title: 'レストラン',
    label: '私たちの店',
    lead: '火の\u200B入れ方も、\u200B店の\u200B開く\u200B時刻も、\u200B窓の\u200B景色も、\u200B一軒ごとに\u200B違います。\u200B今日の\u200B気分に\u200B合う店を、\u200Bお選びください。',
    view: 'お店を見る',
    area: 'エリア',
    cuisine: 'ジャンル',
    hours: '営業時間',
    loading: '読み込み中…',
    empty: '現在ご案内できるレストランはありません',
    failed:
      'レストラン情報を\u200B読み込めませんでした。\u200Bしばらくしてから、\u200Bもう一度\u200Bお試しください。',
  },
  pages: {
    label: 'レストラン一覧のページ',
    page: (number: number) => `${number}ページ`,
    previous: '前のページ',
    next: '次のページ',
  },
}
