import type * as en from '../en/layout.ts'

/** The header's texts, in Japanese. */
export const header: typeof en.header = {
  navItems: {
    home: 'ホーム',
    restaurants: 'レストラン',
    about: '会社案内',
    contact: 'お問い合わせ',
  },
  navigation: 'メインナビゲーション',
  allRestaurants: 'レストラン一覧',
  showRestaurants: 'レストランを表示',
  restaurantsFailed: 'レストラン情報を読み込めませんでした',
  restaurantsEmpty: '現在ご案内できるレストランはありません',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  language: '言語',
}

/** The footer's texts, in Japanese. */
export const footer: typeof en.footer = {
  businesses: 'そのほかの事業',
  contact: 'お問い合わせ先',
  social: '公式アカウント',
  profile: '会社概要',
  fromAbroad: () => '',
  credit: 'サイト制作',
}
