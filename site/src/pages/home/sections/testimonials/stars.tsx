import { STARS } from '@noren/contract/constants'
import { filledStars } from '@noren/contract/resources/testimonials'
import { useBundle } from '#src/language/use-bundle.ts'
import styles from './stars.module.css'

/** From its upper point, in a square of 20; four more units lie between two of them. */
const STAR = 'l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z'
const STEP = 24

/** Five stars, filled by the floor of the rating (TST-12, TST-13). */
export function Stars({ rating }: { rating: number }) {
  const { testimonials } = useBundle().home
  const filled = filledStars(rating)
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${STEP * STARS - 4} 20`}
      role="img"
      aria-label={testimonials.stars(rating)}
    >
      <path data-filled d={stars(0, filled)} />
      <path d={stars(filled, STARS)} />
    </svg>
  )
}

/** The stars from one place to before another. */
function stars(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index)
  return places.map((place) => `M${10 + STEP * place} 1.8${STAR}`).join('')
}
