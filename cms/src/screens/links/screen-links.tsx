import type { ServerProps } from 'payload'
import { HOME_ORDER } from '../../content/kinds/globals/sections.ts'
import { TRANSLATIONS } from '../../content/languages/translations/gap-states.ts'
import { tablesAddress } from '../../content/model/screen-addresses.ts'
import { isListSlug } from '../../content/model/source.ts'
import { reach } from '../../staff/access/roles.ts'
import { CLOSURES } from '../closures/closure.ts'
import { TABLES } from '../evening/words.ts'
import { MENU } from '../menu/menu-words.ts'
import { type NavLink, NavLinks } from './nav-links.tsx'

const TODAY: NavLink = { address: '/admin', words: { en: 'Today', ja: '今日の確認' } }

const OF_ENQUIRIES: NavLink = {
  address: '/admin/collections/enquiries',
  words: { en: 'Enquiries', ja: 'お問い合わせ' },
}

const OF_TABLES: NavLink = { address: tablesAddress(), words: TABLES }

const OF_CONTENT: NavLink[] = [
  { address: '/admin/menu', words: MENU },
  { address: '/admin/closures', words: CLOSURES },
  { address: '/admin/collections/restaurants', words: { en: 'Restaurants', ja: 'レストラン' } },
  { address: '/admin/translations', words: TRANSLATIONS },
]

/** The first links of the desk's menu: what staff open every day, as far as they may. */
export function ScreenLinks({ user }: ServerProps) {
  const links = [
    TODAY,
    ...(reach(user, 'enquiries') === 'none' ? [] : [OF_ENQUIRIES, OF_TABLES]),
    ...(reach(user, 'restaurants') === 'none' ? [] : OF_CONTENT),
  ]
  return (
    <>
      <NavLinks links={links} />
      <style>{ORDER_OF_PARTS}</style>
    </>
  )
}

/** The parts of the home page in the order of the page, in the menu that Payload draws: collections before globals. */
const ORDER_OF_PARTS = HOME_ORDER.map(
  (slug, index) => `#nav-${isListSlug(slug) ? '' : 'global-'}${slug} { order: ${index + 1} }`,
).join(' ')
