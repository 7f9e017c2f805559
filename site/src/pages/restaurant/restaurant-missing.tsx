import type { PerLanguage } from '@noren/contract/language'
import { restaurantMissing as en } from '#src/language/bundle/en/restaurant-missing.ts'
import { restaurantMissing as jp } from '#src/language/bundle/jp/restaurant-missing.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import styles from './restaurant-missing.module.css'

/** Not in the bundle, since few visitors see these texts. */
const MISSING_WORDS: PerLanguage<typeof en> = { en, jp }

/** Restaurant Not Found: for a restaurant that does not exist or failed to load. */
export function RestaurantMissing({ why }: { why: 'notExist' | 'failed' }) {
  const language = useLanguage()
  const words = MISSING_WORDS[language]
  return (
    <div className={styles.missing}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={`display ${styles.title}`}>{words.title}</h1>
        <p className={`lede ${styles.text}`}>{words[why]}</p>
        <a href={pathTo('restaurants', language)} className="arrow-back">
          {words.back}
        </a>
      </div>
      <ThreadSea className={styles.sea} />
    </div>
  )
}
