import styles from './red-thread.module.css'

/** The thread that binds a page at its edge, drawn by scrolling (decision 055). */
export function RedThread() {
  return <div className={styles.thread} aria-hidden="true" />
}
