import type { restaurantList as source } from '../en/restaurant-list.ts'

export const restaurantList: typeof source = {
  list: {
    title: 'レストラン',
    label: '私たちの店',
    lead: '場所と\u200B営業時間、\u200Bお品書きを\u200Bご案内します。',
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
