import { inLanguage } from '@noren/contract/localized'
import type { Testimonial } from '@noren/contract/resources/testimonials'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Stars } from './stars.tsx'
import styles from './testimonial-card.module.css'

/** One customer's words, in the page's language where they were given in it (readings A40). */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const language = useLanguage()
  const { customer } = useBundle().home.testimonials
  const own = inLanguage(testimonial.translations, language)?.value
  const { name, title, message } = { ...testimonial, ...own }
  return (
    <li className={styles.card}>
      <figure className={styles.figure}>
        <blockquote className={`display ${styles.message}`}>{message}</blockquote>
        <figcaption className={styles.person}>
          {testimonial.image && (
            <Picture src={testimonial.image} alt="" sizes="4rem" className={styles.picture} />
          )}
          <span className={styles.name}>
            <strong>{name}</strong>
            <span>{title ?? customer}</span>
          </span>
          {testimonial.rating !== undefined && <Stars rating={testimonial.rating} />}
        </figcaption>
      </figure>
    </li>
  )
}
