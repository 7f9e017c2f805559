import { textIn } from '@noren/contract/localized'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useCompany } from '#src/api/company.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { NavLink } from '#src/layout/nav-link.tsx'
import { useLocation, useRoute } from '#src/navigation/location.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Seal } from '#src/ui/seal.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { MENU_ID } from './menu-id.ts'
import { NavigationPanel } from './navigation-panel.tsx'
import { RESTAURANTS_PANEL_ID, RestaurantsPanel, useOnlyRestaurant } from './restaurants-panel.tsx'
import styles from './site-header.module.css'
import { useClosingPopovers } from './use-popovers.ts'

/**
 * The header of every page (HDR-01 to HDR-22). Menu and dropdown are native popovers, so they open
 * without the script. On the home page it is transparent until the page is scrolled.
 */
export function SiteHeader() {
  const language = useLanguage()
  const { header, common } = useBundle()
  const company = useCompany()
  const only = useOnlyRestaurant()
  return (
    <Banner>
      <div className={styles.bar}>
        <a href={pathTo('home', language)} className={styles.brand}>
          <Seal className={styles.seal} />
          <span className={styles.name} data-wordmark>
            {textIn(company?.name, language) || common.siteName}
          </span>
        </a>
        <nav className={styles.nav} aria-label={header.navigation}>
          <ul className={styles.items}>
            <li>
              <NavLink href={pathTo('home', language)} className={styles.item}>
                {header.navItems.home}
              </NavLink>
            </li>
            {only && (
              <li>
                <NavLink href={only} className={styles.item}>
                  {header.navItems.restaurants}
                </NavLink>
              </li>
            )}
            {!company?.noRestaurants && !only && (
              <li>
                <button type="button" className={styles.item} popoverTarget={RESTAURANTS_PANEL_ID}>
                  {header.navItems.restaurants}
                  <svg className={styles.caret} viewBox="0 0 12 8" aria-hidden="true">
                    <path d="m1 1.5 5 5 5-5" />
                  </svg>
                </button>
                <RestaurantsPanel />
              </li>
            )}
            {!company?.noAbout && (
              <li>
                <NavLink href={pathTo('about', language)} className={styles.item}>
                  {header.navItems.about}
                </NavLink>
              </li>
            )}
            <li>
              <NavLink href={pathTo('contact', language)} className={styles.item}>
                {header.navItems.contact}
              </NavLink>
            </li>
          </ul>
        </nav>
        <LanguageToggle />
        <MenuButton />
      </div>
      <NavigationPanel />
    </Banner>
  )
}

/** The parts that change with the page; the rest of the header stays as it is. */
function Banner({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isHome = useRoute()?.route === 'home'
  const isScrolled = useScrolledPastTop()
  const header = useClosingPopovers<HTMLElement>(pathname)
  return (
    <header ref={header} className={styles.header} data-transparent={isHome && !isScrolled}>
      {children}
    </header>
  )
}

/** Opens and closes the small screen's menu. */
function MenuButton() {
  const { header } = useBundle()
  return (
    <button type="button" className={styles.menu} popoverTarget={MENU_ID}>
      <span className={`visually-hidden ${styles.toOpen}`}>{header.openMenu}</span>{' '}
      <span className={`visually-hidden ${styles.toClose}`}>{header.closeMenu}</span>
      <svg viewBox="0 0 28 16" aria-hidden="true">
        <path className={styles.stroke} d="M0 3h28" />
        <path className={styles.stroke} d="M0 13h28" />
      </svg>
    </button>
  )
}

const SOLID_AFTER_PX = 50

/** Whether the page is scrolled so far that the header over a picture turns solid (HDR-18, HDR-19). */
function useScrolledPastTop(): boolean {
  return useSyncExternalStore(listen, isScrolledPastTop, () => false)
}

// One function for all renders: React calls a new one again after each, in the middle of a new page, which
// makes the browser lay out a page it has only just received.
function isScrolledPastTop(): boolean {
  return window.scrollY > SOLID_AFTER_PX
}

function listen(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
