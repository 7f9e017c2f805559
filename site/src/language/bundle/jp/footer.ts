import type { footer as english } from '../en/footer.ts'

/** The footer's texts, in Japanese. */
export const footer: typeof english = {
  restaurants: 'レストラン',
  businesses: 'そのほかの事業',
  contact: 'お問い合わせ先',
  social: '公式アカウント',
  privacy: '個人情報保護方針',
  profile: '会社概要',
  accessibility: 'アクセシビリティ',
  fromAbroad: () => '',
  credit: 'サイト制作',
}
