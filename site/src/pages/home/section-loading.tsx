import { useBundle } from '#src/language/use-bundle.ts'
import styles from './section-loading.module.css'

/** What a section says until its content is there, and for ever if it never comes (readings A8). */
export function SectionLoading() {
  const { common } = useBundle()
  return <p className={`wrap ${styles.loading}`}>{common.loading}</p>
}
