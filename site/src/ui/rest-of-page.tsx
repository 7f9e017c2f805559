import { type ReactNode, useDeferredValue } from 'react'
import { useLocation } from '#src/navigation/location.ts'
import { FIRST_SCREEN_END } from './first-screen-id.ts'
import styles from './rest-of-page.module.css'

/**
 * The content below a page's first screen. A page reached by a link renders its top first and the
 * rest right after, so that a slow phone responds immediately. A page that scrolls to a place
 * further down is whole from the start.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const { by, hash } = useLocation()
  const isDue = useDeferredValue(true, by !== 'link' || hash !== '')
  return isDue ? children : <div className={styles.room} />
}

/**
 * Ends the first screen of a page in which something stands at the bottom of a column. Browsers wait for it before
 * they draw: it would move while the rest of the screen is still coming.
 */
export function FirstScreenEnd() {
  return <span id={FIRST_SCREEN_END} hidden />
}
