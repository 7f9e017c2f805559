import type { TypedUser } from 'payload'
import type { Words } from '../../base/words.ts'
import { TRANSLATIONS } from '../../content/languages/translations/gap-states.ts'
import { reach } from '../../staff/access/roles.ts'
import { CLOSURES } from '../closures/closure.ts'
import { MENU } from '../menu/menu-words.ts'

/** A link of the desk's menu. */
export type DailyLink = { address: string; words: Words }

/** The desk's first screen. */
export const TODAY: DailyLink = { address: '/admin', words: { en: 'Today', ja: '今日の確認' } }

const OF_ENQUIRIES: DailyLink = {
  address: '/admin/collections/enquiries',
  words: { en: 'Enquiries', ja: 'お問い合わせ' },
}

const OF_CONTENT: DailyLink[] = [
  { address: '/admin/menu', words: MENU },
  { address: '/admin/closures', words: CLOSURES },
  { address: '/admin/collections/restaurants', words: { en: 'Restaurants', ja: 'レストラン' } },
  { address: '/admin/translations', words: TRANSLATIONS },
]

/** The first links of the desk's menu: what staff open every day, as far as they may. */
export function dailyLinks(user: TypedUser | null | undefined): DailyLink[] {
  return [
    TODAY,
    ...(reach(user, 'enquiries') === 'none' ? [] : [OF_ENQUIRIES]),
    ...(reach(user, 'restaurants') === 'none' ? [] : OF_CONTENT),
  ]
}
