import { type ReactNode, useDeferredValue } from 'react'
import { useLocation } from '#src/navigation/location.ts'
import styles from './rest-of-page.module.css'

/**
 * What stands below a page's first screen. A page reached by a link shows its top first and the
 * rest right after: so a slow phone answers at once. One that is to be shown at a place further
 * down is whole from the start.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const { by, hash } = useLocation()
  const isDue = useDeferredValue(true, by !== 'link' || hash !== '')
  return isDue ? children : <div className={styles.room} />
}
