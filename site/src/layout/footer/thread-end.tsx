import { Seal } from '#src/ui/seal.tsx'
import styles from './thread-end.module.css'

/** Where the page's thread ends: it turns in from the edge and is sealed (decision 055). */
export function ThreadEnd() {
  return (
    <div className={styles.end} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0C0 70 40 100 100 100" pathLength={1} vectorEffect="non-scaling-stroke" />
      </svg>
      <Seal className={styles.seal} />
    </div>
  )
}
