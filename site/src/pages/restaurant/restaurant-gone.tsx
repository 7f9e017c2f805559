import type { Restaurant } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import styles from './restaurant-missing.module.css'
import { lastDay, STANDING_WORDS } from './standing-text.ts'
import { WayOn } from './way-on.tsx'

/** What stands at the address of a restaurant that closed for good, after the days staff chose. */
export function RestaurantGone({ restaurant: { name, standing } }: { restaurant: Restaurant }) {
  const language = useLanguage()
  if (!standing) return null
  const words = STANDING_WORDS[language]
  return (
    <div className={styles.missing}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={`display ${styles.title}`}>{words.closes.begun.title}</h1>
        <p className={`lede ${styles.text}`}>
          {words.gone(markedText(name, language).text, lastDay(standing, language))}
        </p>
        <WayOn className="arrow-back" />
      </div>
      <ThreadSea className={styles.sea} />
    </div>
  )
}
