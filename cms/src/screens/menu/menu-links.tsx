import Link from 'next/link'
import type { PayloadRequest, ServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { menuAddress } from '../../content/screen-addresses.ts'
import { MENU } from './menu-words.ts'
import { restaurantsOf } from './restaurants-of.ts'

/** How many restaurants the first screen names; with more, one link leads to the choice. */
const SHOWN = 8

/** On the first screen: the menu of each restaurant, one tap away. */
export async function TodayMenus({ req }: { req: PayloadRequest }) {
  const restaurants = await restaurantsOf(req)
  if (restaurants.length === 0) return null
  const label = say(req, MENU)
  return (
    <nav aria-label={label} className="desk-today-menus">
      <Link href={menuAddress()} prefetch={false}>
        {label}
      </Link>
      {restaurants.length <= SHOWN && (
        <ul>
          {restaurants.map(({ id, name }) => (
            <li key={id}>
              <Link href={menuAddress(id)} prefetch={false}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

/** Above the list of restaurants: their menus. */
export function MenusOfList({ i18n }: ServerProps) {
  return (
    <p className="desk-links">
      <Link className="desk-link" href={menuAddress()} prefetch={false}>
        {say({ i18n }, { en: 'Change menus and prices', ja: 'お品書き・価格を変更する' })}
      </Link>
    </p>
  )
}
