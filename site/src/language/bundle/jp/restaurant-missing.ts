import type { restaurantMissing as english } from '../en/restaurant-missing.ts'

/** What stands in the place of a restaurant that does not exist or cannot be loaded, in Japanese. */
export const restaurantMissing: typeof english = {
  title: 'レストランが\u200B見つかりません',
  notExist:
    'お探しの\u200Bレストランは\u200B存在しないか、\u200Bページが\u200B移動した\u200B可能性が\u200Bあります。',
  failed:
    'レストラン情報を\u200B読み込めませんでした。\u200Bしばらくしてから、\u200Bもう一度\u200Bお試しください。',
  back: 'レストラン一覧へ戻る',
}
