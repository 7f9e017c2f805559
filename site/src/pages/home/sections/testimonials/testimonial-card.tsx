import { STARS } from '@noren/contract/constants'
import { inLanguage } from '@noren/contract/localized'
import { filledStars, type Testimonial } from '@noren/contract/resources/testimonials'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HOME_WORDS } from '../../home-words.ts'
import styles from './testimonial-card.module.css'

/** A text that begins with it hangs it into the margin, so that its letters stay on one line. */
const OPENING_MARK = /^[“‘"「『]/

type Properties = {
  testimonial: Testimonial
  /** Out of sight, but still part of the row's height. */
  isAway: boolean
}

/** What one customer said, in the page's language where there is a translation (readings A40). */
export function TestimonialCard({ testimonial, isAway }: Properties) {
  const language = useLanguage()
  const { testimonials } = HOME_WORDS[useLanguage()]
  const translated = inLanguage(testimonial.translations, language)
  const name = translated?.value.name ?? testimonial.name
  const message = translated?.value.message ?? testimonial.message
  const title = translated?.value.title ?? testimonial.title ?? testimonials.customer
  return (
    <li className={styles.card} data-away={isAway}>
      <figure className={styles.figure}>
        {testimonial.rating !== undefined && <Stars rating={testimonial.rating} />}
        <blockquote
          className={`display ${styles.message}`}
          lang={translated?.lang}
          data-hangs={OPENING_MARK.test(message) || undefined}
        >
          {message}
        </blockquote>
        <figcaption className={styles.who}>
          {testimonial.image && (
            <Picture src={testimonial.image} alt="" sizes="4rem" className={styles.image} />
          )}
          <span lang={translated?.lang}>
            <bdi className={styles.name}>{name}</bdi> <bdi className={styles.title}>{title}</bdi>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

/** From its upper point, in a square of 20, with a gap of four units to the next. */
const STAR = 'l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z'
const STEP = 24

/** Five stars, filled by the floor of the rating (TST-12, TST-13). */
export function Stars({ rating }: { rating: number }) {
  const { testimonials } = HOME_WORDS[useLanguage()]
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

/** The stars from index `from` up to and without index `to`. */
function stars(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index)
  return places.map((place) => `M${10 + STEP * place} 1.8${STAR}`).join('')
}
