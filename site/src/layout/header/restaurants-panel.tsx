import { useQuery } from '@tanstack/react-query'
import { restaurantLinksQuery } from '#src/api/restaurant-list.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { NavLink } from '#src/layout/nav-link.tsx'
import { pathTo } from '#src/routes/paths.ts'
import { still } from '#src/ui/still.tsx'
import { shellFile } from '../part-files.ts'
import styles from './restaurants-panel.module.css'

export const RESTAURANTS_PANEL_ID = 'restaurants-panel'

/** The path of the only restaurant's page; `undefined` where there are more, or nobody knows yet. */
export function useOnlyRestaurant(): string | undefined {
  const language = useLanguage()
  const { data } = useQuery(restaurantLinksQuery())
  const [only] = data?.links ?? []
  return only && data?.total === 1
    ? pathTo('restaurant', language, { restaurantName: only.slug })
    : undefined
}

/** The dropdown: a band below the header with the page of all restaurants, then each of them. */
export function RestaurantsPanel() {
  const language = useLanguage()
  const { header } = useBundle()
  return (
    <div id={RESTAURANTS_PANEL_ID} popover="auto" className={styles.panel}>
      <NavLink href={pathTo('restaurants', language)} className={`arrow ${styles.all}`}>
        {header.allRestaurants}
      </NavLink>
      <RestaurantLinks className={styles.list} />
    </div>
  )
}

const RestaurantList = still(shellFile, (parts) => parts.RestaurantList)

/** Requests the restaurants and lists them. */
export function RestaurantLinks({ className }: { className: string | undefined }) {
  const { data, isError } = useQuery(restaurantLinksQuery())
  return <RestaurantList className={className} data={data} isError={isError} />
}
