import { type ReactNode, useDeferredValue } from 'react'
import { useLocation } from '#src/navigation/location.ts'
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
