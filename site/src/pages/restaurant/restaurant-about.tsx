import type { Restaurant } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import styles from './restaurant-about.module.css'

const SENTENCE_START = /(?<=。)|(?<=[.!?] )/

/** About This Restaurant. */
export function RestaurantAbout({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const description = markedText(restaurant.description, language)
  const about = markedText(restaurant.about, language)
  const paragraphs = about.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <section className={styles.about} aria-labelledby="about-restaurant">
      <h2 id="about-restaurant" className={`label ${styles.label}`}>
        {detail.about}
      </h2>
      {description.text && (
        <p className={`display ${styles.description}`} lang={description.lang}>
          {numbered(description.text.split(SENTENCE_START)).map(({ key, item }) => (
            <span key={key} className={styles.sentence}>
              {item}
            </span>
          ))}
        </p>
      )}
      {paragraphs.length > 0 && (
        <div className={`prose ${styles.text}`} lang={about.lang}>
          {numbered(paragraphs).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </div>
      )}
    </section>
  )
}
