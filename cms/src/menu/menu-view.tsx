import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { say } from '../words.ts'
import { MenuEditor } from './menu-editor.tsx'
import { readMenu } from './read-menu.ts'
import { menuAddress, restaurantsOf } from './restaurants-of.ts'
import { MENU } from './words.ts'

/** The menu of one restaurant as staff see it; where none is named, the choice of one. */
export async function MenuView(props: AdminViewServerProps) {
  const { initPageResult, params, payload, searchParams = {} } = props
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, user } = req
  const [, chosen] = [params?.segments].flat()
  // Payload lets everybody see pages of one's own.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(menuAddress(chosen))}`)
  const restaurants = await restaurantsOf(req)
  const [first, second] = restaurants
  if (chosen === undefined && first && !second) redirect(menuAddress(first.id))
  const restaurant = restaurants.find(({ id }) => String(id) === chosen)
  const menu = restaurant && (await readMenu(req, restaurant.id))
  if (chosen !== undefined && !menu) notFound()
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav
        nav={[
          { label: say({ i18n }, MENU), ...(restaurant && { url: menuAddress() }) },
          ...(restaurant ? [{ label: restaurant.name }] : []),
        ]}
      />
      <Gutter className="desk-menu">
        <h1>
          {say({ i18n }, MENU)}
          {restaurant && <span className="desk-menu__of">{restaurant.name}</span>}
        </h1>
        {restaurants.length > 1 && (
          <nav aria-label={say({ i18n }, { en: 'Restaurants', ja: '店舗' })}>
            <ul className="desk-menu__restaurants">
              {restaurants.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    aria-current={id === restaurant?.id ? 'page' : undefined}
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
        {restaurants.length === 0 && <p>{say({ i18n }, NO_RESTAURANT)}</p>}
        {restaurant && menu && (
          <MenuEditor
            address={`${payload.config.routes.api}/restaurants/${restaurant.id}/menu`}
            initial={menu}
            key={restaurant.id}
            restaurant={restaurant.id}
          />
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

const NO_RESTAURANT = {
  en: 'There is no restaurant yet. Add one first: its menu is written here.',
  ja: 'レストランがまだありません。先に登録すると、ここでお品書きを入力できます。',
}
