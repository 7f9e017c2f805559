import { noticeWords } from '@noren/contract/hours/words/notices/jp'
import type * as en from '../en/restaurants.ts'

/** Texts of a restaurant's own page, in Japanese. */
export const restaurants: typeof en.restaurants = {
  detail: {
    about: 'この店について',
    menu: 'おすすめの品',
    price: (yen) => `${yen}円`,
    menuNote: '価格はすべて税込みです。',
    noMenu: 'メニューはまだありません。',
    gallery: 'ギャラリー',
    noGallery: '写真はまだありません。',
    reserve: '予約を申し込む',
    call: '電話',
    contact: '連絡先',
    address: '住所',
    instagram: 'Instagram',
    hours: '営業時間',
    location: 'アクセス',
    directions: '経路を調べる',
    loading: 'レストラン情報を読み込んでいます',
    next: '次の店',
  },
  map: {
    title: (name: string) => `${name}の地図`,
    defaultTitle: '周辺の地図',
    invalid: '地図のリンクが正しくないため、代わりの地図を表示しています。',
    failed: '地図を読み込めませんでした。しばらくしてから、もう一度お試しください。',
    open: '地図を開く',
    show: '地図を表示する',
    consent:
      '地図は外部のサーバーから読み込まれ、通信量がかかります。ボタンを押すと地図を表示します。',
  },
}

export const openNow: typeof en.openNow = {
  always: '24時間営業',
  closes: (until) => `営業中・${until}まで`,
  lastOrder: (until, order) => `営業中・${until}まで（ラストオーダー ${order}）`,
  lastOrderPassed: (until) => `ご注文は終了・${until}まで営業`,
  opensToday: (time) => `本日${time}から営業`,
  opensTomorrow: (time) => `明日${time}から営業`,
  opensOn: (date, time) => `${date}${time}から営業`,
  closedForLong: '当面の間、休業しております',
  dayAndTime: (day, time) => day + time,
  ...noticeWords,
}
