import { STARS } from '@noren/contract/constants'
import { filledStars } from '@noren/contract/resources/testimonials'
import { useBundle } from '#src/language/use-bundle.ts'
import { numbered } from '#src/ui/numbered.ts'
import styles from './stars.module.css'

/** Five stars, filled by the floor of the rating (spec §2). */
export function Stars({ rating }: { rating: number }) {
  const { stars } = useBundle().home.testimonials
  const filled = filledStars(rating)
  return (
    <span className={styles.stars} role="img" aria-label={stars(rating)}>
      {numbered(Array.from({ length: STARS }, (_, star) => star < filled)).map(({ key, item }) => (
        <svg key={key} viewBox="0 0 20 20" data-filled={item} aria-hidden="true">
          <path d="m10 2.500 2.300 4.900 5.200.7-3.800 3.700.9 5.300-4.600-2.500-4.600 2.500.9-5.300-3.800-3.700 5.200-.7Z" />
        </svg>
      ))}
    </span>
  )
}
