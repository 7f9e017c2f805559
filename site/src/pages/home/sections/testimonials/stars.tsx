import { STARS } from '@noren/contract/constants'
import { filledStars } from '@noren/contract/resources/testimonials'
import { useBundle } from '#src/language/use-bundle.ts'
import styles from './stars.module.css'

const PLACES = Array.from({ length: STARS }, (_, index) => index + 1)

/** Five stars, filled by the floor of the rating (TST-12, TST-13). */
export function Stars({ rating }: { rating: number }) {
  const { testimonials } = useBundle().home
  const filled = filledStars(rating)
  return (
    <span className={styles.stars} role="img" aria-label={testimonials.stars(rating)}>
      {PLACES.map((place) => (
        <svg key={place} viewBox="0 0 20 20" aria-hidden="true" data-filled={place <= filled}>
          <path d="m10 1.8 2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 15l-5.1 2.8 1-5.8L1.7 7.9l5.8-.8Z" />
        </svg>
      ))}
    </span>
  )
}
