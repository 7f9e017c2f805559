import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { FACT_WORDS } from './fact-words.ts'
import { reservationPath } from './reservation-path.ts'
import styles from './restaurant-about.module.css'

const SENTENCE_START = /(?<=。)|(?<=[.!?] )/

/** About This Restaurant, and the way to a reservation. */
export function RestaurantAbout({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const facts = FACT_WORDS[language]
  const description = words(restaurant.description, language)
  const about = words(restaurant.about, language)
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
              <Phrases text={item} />
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
      <div className={styles.reserve}>
        <ButtonLink to={reservationPath(restaurant.slug, language)}>{detail.reserve}</ButtonLink>
        <p className={styles.note}>
          {restaurant.reservations?.telephoneOnly ? facts.reserveByTelephone : facts.reserveNote}
        </p>
      </div>
    </section>
  )
}
