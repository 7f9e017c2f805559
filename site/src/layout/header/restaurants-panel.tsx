import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { NavLink } from '#src/layout/nav-link.tsx'
import { RestaurantLinks } from '#src/layout/restaurant-links.tsx'
import { pathTo } from '#src/routes/paths.ts'
import styles from './restaurants-panel.module.css'

export const RESTAURANTS_PANEL_ID = 'restaurants-panel'

/** The dropdown: a band below the header with the page of all restaurants, then each of them. */
export function RestaurantsPanel() {
  const language = useLanguage()
  const { header } = useBundle()
  return (
    <div id={RESTAURANTS_PANEL_ID} popover="auto" className={styles.panel}>
      <NavLink href={pathTo('restaurants', language)} className={styles.all}>
        {header.allRestaurants}
      </NavLink>
      <RestaurantLinks className={styles.list} />
    </div>
  )
}
