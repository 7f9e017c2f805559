import type { Restaurant } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { WholeParts } from '#src/ui/whole-parts.tsx'
import styles from './restaurant-facts.module.css'

/** The second of the side cards: the hours, and what staff remark on them. */
export function RestaurantHours({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const hours = markedText(restaurant.hours, language)
  const remarks = markedText(restaurant.hoursRemarks, language)
  return (
    <section className={styles.card} aria-labelledby="hours restaurant-name">
      <h2 id="hours" className={styles.title}>
        {detail.hours}
      </h2>
      <p className={`numeric ${styles.lines}`} lang={hours.lang}>
        <WholeParts text={hours.text} />
      </p>
      {remarks.lang && (
        <p className={styles.lines} lang={remarks.lang}>
          {remarks.text}
        </p>
      )}
    </section>
  )
}
