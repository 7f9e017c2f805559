import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { BRING_IN_ADDRESS, menuAddress } from '../../content/model/screen-addresses.ts'
import { reach } from '../../staff/access/roles.ts'
import { BRING_IN } from '../bring-in/bring-in-words.ts'

/** Above the list of restaurants: their menus, and files of many at once for those who may add restaurants. */
export function MenusOfList({ i18n, user }: ServerProps) {
  return (
    <p className="desk-links">
      <Link className="desk-link" href={menuAddress()} prefetch={false}>
        {say({ i18n }, { en: 'Change menus and prices', ja: 'お品書き・価格を変更する' })}
      </Link>
      {reach(user, 'listing') === 'all' && (
        <Link className="desk-link" href={BRING_IN_ADDRESS} prefetch={false}>
          {say({ i18n }, BRING_IN.link)}
        </Link>
      )}
    </p>
  )
}
