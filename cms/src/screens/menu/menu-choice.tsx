import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../base/words.ts'
import { menuAddress } from '../../content/screen-addresses.ts'
import { countMenus, type MenuCount, soldOutCount } from './menu-counts.ts'
import type { Named } from './restaurants-of.ts'

type Props = { req: PayloadRequest; restaurants: readonly Named[] }

/** The menus to choose from, each with its number of dishes and what is sold out. */
export async function MenuChoice({ req, restaurants }: Props) {
  const menuOf = await countMenus(
    req,
    restaurants.map(({ id }) => id),
  )
  return (
    <ul className="desk-menu-choice">
      {restaurants.map(({ id, name }) => {
        const soldOut = say(req, soldOutCount(menuOf(id)))
        return (
          <li key={id}>
            <Link href={menuAddress(id)} prefetch={false}>
              <strong>{name}</strong> {soldOut && <small>{soldOut}</small>}{' '}
              <span>{say(req, dishesWords(menuOf(id)))}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function dishesWords({ dishes }: MenuCount): Words {
  return dishes === 0
    ? { en: 'No dishes yet', ja: '品はまだありません' }
    : { en: dishes === 1 ? '1 dish' : `${dishes} dishes`, ja: `${dishes}品` }
}
