import { inLanguage } from '@noren/contract/localized'
import type { Testimonial } from '@noren/contract/resources/testimonials'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Stars } from './stars.tsx'
import styles from './testimonial-card.module.css'

type Properties = {
  testimonial: Testimonial
  /** Out of sight, but still counted in the row's height. */
  isAway: boolean
}

/** What one customer said, in the page's language where there is a translation (readings A40). */
export function TestimonialCard({ testimonial, isAway }: Properties) {
  const language = useLanguage()
  const { testimonials } = useBundle().home
  const translated = inLanguage(testimonial.translations, language)
  const name = translated?.value.name ?? testimonial.name
  const message = translated?.value.message ?? testimonial.message
  const title = translated?.value.title ?? testimonial.title ?? testimonials.customer
  return (
    <li className={styles.card} data-away={isAway}>
      <figure className={styles.figure}>
        {testimonial.rating !== undefined && <Stars rating={testimonial.rating} />}
        <blockquote className={`display ${styles.message}`} lang={translated?.lang}>
          <Phrases text={message} />
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
