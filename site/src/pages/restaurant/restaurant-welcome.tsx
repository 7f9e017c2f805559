import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { reservationPath } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FACT_WORDS } from './fact-groups.ts'
import styles from './restaurant-welcome.module.css'

/** The link to a table, beside whether the restaurant is open. */
export function RestaurantWelcome({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const facts = FACT_WORDS[language]
  return (
    <div className={styles.welcome}>
      <ButtonLink to={reservationPath(restaurant.slug, language)}>{detail.reserve}</ButtonLink>
      <p className={styles.note}>
        {restaurant.reservations?.telephoneOnly ? facts.reserveByTelephone : facts.reserveNote}
      </p>
    </div>
  )
}
