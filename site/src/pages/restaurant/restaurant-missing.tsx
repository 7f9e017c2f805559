import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import styles from './restaurant-missing.module.css'

/** Restaurant Not Found: for a restaurant that does not exist or failed to load. */
export function RestaurantMissing({ text }: { text: string }) {
  const language = useLanguage()
  const { missing } = useBundle().restaurants
  return (
    <div className={styles.missing}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={`display ${styles.title}`}>{missing.title}</h1>
        <p className={`lede ${styles.text}`}>{text}</p>
        <a href={pathTo('restaurants', language)} className="arrow-back">
          {missing.back}
        </a>
      </div>
      <ThreadSea className={styles.sea} />
    </div>
  )
}
