import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say, type Words } from '../../base/words.ts'
import { menuAddress, printAddress } from '../../content/model/screen-addresses.ts'
import { PRINT_WORDS } from '../print/print-words.ts'
import { type Named, restaurantOf, restaurantsOf } from '../restaurants-of.ts'
import { countMenus, type MenuCount, soldOutCount } from './menu-counts.ts'
import { MenuEditor } from './menu-editor.tsx'
import { MENU } from './menu-words.ts'
import { readMenu } from './read-menu.ts'

/** The menu of one restaurant for staff; without a restaurant in the address, the choice of one. */
export async function MenuView(props: AdminViewServerProps) {
  const { payload, initPageResult, params } = props
  const { req } = initPageResult
  const [, chosen] = [params?.segments].flat()
  const restaurants = await restaurantsOf(req)
  const [first, second] = restaurants
  if (chosen === undefined && first && !second) redirect(menuAddress(first.id))
  const restaurant = chosen === undefined ? undefined : await restaurantOf(req, chosen)
  const menu = restaurant && (await readMenu(req, restaurant.id))
  if (req.user && chosen !== undefined && !menu) notFound()
  const title = say(req, MENU)
  const trail = restaurant
    ? [{ label: title, url: menuAddress() }, { label: restaurant.name }]
    : [{ label: title }]
  return (
    <DeskPage className="desk-menu" path={menuAddress(chosen)} trail={trail} view={props}>
      <h1>
        {title}
        {restaurant && <span className="desk-menu__of">{restaurant.name}</span>}
      </h1>
      {!restaurant && restaurants.length > 0 && <MenuChoice req={req} restaurants={restaurants} />}
      {restaurant && restaurants.length > 1 && (
        <nav aria-label={say(req, { en: 'Restaurants', ja: '店舗' })}>
          <ul className="desk-menu__restaurants">
            {restaurants.map(({ id, name }) => (
              <li key={id}>
                <Link
                  aria-current={id === restaurant.id ? 'page' : undefined}
                  href={menuAddress(id)}
                  prefetch={false}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {restaurants.length === 0 && <p>{say(req, NO_RESTAURANT)}</p>}
      {restaurant && (
        <p className="desk-links">
          <Link className="desk-link" href={printAddress(restaurant.id)} prefetch={false}>
            {say(req, PRINT_WORDS.link)}
          </Link>
        </p>
      )}
      {restaurant && menu && (
        <MenuEditor
          address={`${payload.config.routes.api}/restaurants/${restaurant.id}/menu`}
          initial={menu}
          key={restaurant.id}
          restaurant={restaurant.id}
        />
      )}
    </DeskPage>
  )
}

const NO_RESTAURANT = {
  en: 'There is no restaurant yet. Add one first: its menu is written here.',
  ja: 'レストランがまだありません。先に登録すると、ここでお品書きを入力できます。',
}

type Props = { req: PayloadRequest; restaurants: readonly Named[] }

/** The menus to choose from, each with its number of dishes and what is sold out. */
async function MenuChoice({ req, restaurants }: Props) {
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
