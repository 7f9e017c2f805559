import { type ReactNode, useDeferredValue, useState } from 'react'
import { useLocation } from '#src/navigation/location.ts'
import styles from './rest-of-page.module.css'

/**
 * What stands below a page's first screen. It is laid out when it comes near the window, and a page
 * reached by a link shows its top first and the rest right after: so a slow phone answers at once.
 * A page that is to be shown at a place further down is whole, and stays it.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const { by, hash } = useLocation()
  const isWanted = by === 'history' || (by === 'link' && hash !== '')
  const [isWhole, setWhole] = useState(isWanted)
  if (isWanted && !isWhole) setWhole(true)
  const isDue = useDeferredValue(true, isWhole || by === 'document')
  if (!isDue) return <div className={styles.room} />
  return <div className={isWhole ? undefined : styles.rest}>{children}</div>
}
