import { useRef } from 'react'
import { useCompany } from '#src/api/company.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { NavLink } from '#src/layout/nav-link.tsx'
import { shellFile } from '#src/layout/part-files.ts'
import { pathTo } from '#src/routes/paths.ts'
import { still } from '#src/ui/still.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { MENU_ID } from './menu-id.ts'
import styles from './navigation-panel.module.css'
import { RestaurantLinks, useOnlyRestaurant } from './restaurants-panel.tsx'
import { useInertPage } from './use-popovers.ts'

const NavigationFacts = still(shellFile, (parts) => parts.NavigationFacts)

/** The small screen's menu: the whole screen below the header, in large type. */
export function NavigationPanel() {
  const language = useLanguage()
  const { header } = useBundle()
  const company = useCompany()
  const only = useOnlyRestaurant()
  const panel = useRef<HTMLDivElement>(null)
  useInertPage(panel)
  return (
    <div ref={panel} id={MENU_ID} popover="auto" className={styles.panel} data-locks-scroll>
      <nav className={styles.nav} aria-label={header.navigation}>
        <ul className={`display ${styles.items}`}>
          <li>
            <NavLink href={pathTo('home', language)}>{header.navItems.home}</NavLink>
          </li>
          {!company?.noRestaurants && (
            <li>
              <NavLink href={only ?? pathTo('restaurants', language)}>
                {header.navItems.restaurants}
              </NavLink>
              {!only && (
                <details className={styles.details}>
                  <summary aria-label={header.showRestaurants} />
                  <RestaurantLinks className={styles.restaurants} />
                </details>
              )}
            </li>
          )}
          {!company?.noAbout && (
            <li>
              <NavLink href={pathTo('about', language)}>{header.navItems.about}</NavLink>
            </li>
          )}
          <li>
            <NavLink href={pathTo('contact', language)}>{header.navItems.contact}</NavLink>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <NavigationFacts />
        <LanguageToggle className={styles.toggle} />
      </div>
    </div>
  )
}
