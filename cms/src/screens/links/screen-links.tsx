import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { TRANSLATIONS } from '../../content/translations/gap-states.ts'
import { reach } from '../../staff/access/roles.ts'
import { CLOSURES } from '../closures/closure.ts'
import { MENU } from '../menu/menu-words.ts'

const LINKS = [
  { address: '/admin/menu', words: MENU },
  { address: '/admin/closures', words: CLOSURES },
  { address: '/admin/translations', words: TRANSLATIONS },
]

/** Links from the desk's menu to our own screens, for staff who write content. */
export function ScreenLinks({ i18n, user }: ServerProps) {
  if (reach(user, 'restaurants') === 'none') return null
  return LINKS.map(({ address, words }) => (
    <Link className="nav__link desk-nav-link" href={address} key={address} prefetch={false}>
      <span className="nav__link-label">{say({ i18n }, words)}</span>
    </Link>
  ))
}
