import type { restaurants as english } from '../en/restaurants.ts'

/** Texts of the restaurant list and of a restaurant's own page, in Japanese. */
export const restaurants: typeof english = {
  list: {
    title: 'レストラン',
    label: '私たちの店',
    lead: '火の入れ方も、店の開く時刻も、窓の景色も、一軒ごとに違います。今日の気分に合う店を、お選びください。',
    view: 'お店を見る',
    area: 'エリア',
    cuisine: 'ジャンル',
    hours: '営業時間',
    loading: '読み込み中…',
    empty: '現在ご案内できるレストランはありません',
    failed: 'レストランの情報を読み込めませんでした。しばらくしてから、もう一度お試しください。',
  },
  pages: {
    label: 'レストラン一覧のページ',
    page: (number: number) => `${number}ページ`,
    previous: '前のページ',
    next: '次のページ',
  },
  detail: {
    home: 'ホーム',
    restaurants: 'レストラン',
    about: 'この店について',
    menu: 'おすすめの品',
    menuNote: '価格はすべて税込みです。',
    noMenu: 'メニューはまだありません。',
    gallery: 'ギャラリー',
    noGallery: '写真はまだありません。',
    reserve: '予約を申し込む',
    reserveShort: '予約',
    call: '電話',
    contact: '連絡先',
    address: '住所',
    phone: '電話番号',
    instagram: 'Instagram',
    hours: '営業時間',
    location: 'アクセス',
    directions: '経路を調べる',
    loading: 'レストランの情報を読み込んでいます',
    next: '次の店',
  },
  map: {
    title: (name: string) => `${name}の地図`,
    defaultTitle: '周辺の地図',
    invalid: '地図のリンクが正しくないため、代わりの地図を表示しています。',
    failed:
      '地図を読み込めませんでした。地図のリンクをご確認のうえ、しばらくしてからもう一度お試しください。',
    open: '地図を開く',
    show: '地図を表示する',
    consent:
      '地図は外部のサーバーから読み込まれ、通信量がかかります。ボタンを押すと地図を表示します。',
  },
  missing: {
    title: 'レストランが\u200B見つかりません',
    notExist: 'お探しのレストランは存在しないか、ページが移動した可能性があります。',
    failed: 'レストランの情報を読み込めませんでした。しばらくしてから、もう一度お試しください。',
    back: 'レストラン一覧へ戻る',
  },
}
