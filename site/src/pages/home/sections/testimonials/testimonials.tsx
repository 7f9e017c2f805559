import { averageRating, reviewCount } from '@noren/contract/resources/testimonials'
import { useQuery } from '@tanstack/react-query'
import { useCompany } from '#src/api/company.ts'
import { testimonialsQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Basis } from '#src/ui/basis.tsx'
import { useFailureToast } from '#src/ui/use-failure-toast.ts'
import { HOME_WORDS } from '../../home-words.ts'
import { Stars } from './testimonial-card.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'
import styles from './testimonials.module.css'

const TITLE_ID = 'testimonials-title'

/**
 * What customers say: the average, the number of reviews, and their words. Renders nothing where the home
 * page has no such section, and for a company of its own nothing until they are there.
 */
export function Testimonials() {
  const { common } = useBundle()
  const home = HOME_WORDS[useLanguage()]
  const company = useCompany()
  const { data, error, isPending } = useQuery(testimonialsQuery())
  useFailureToast(error, home.testimonials.failed)

  if (data === null || (company?.own && !data)) return null
  if (data?.list.length === 0) {
    return (
      <section className={`wrap ${styles.empty}`} aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className="label">
          {home.testimonials.heading}
        </h2>
        <p>{home.testimonials.empty}</p>
      </section>
    )
  }
  const average = averageRating(data?.list)
  return (
    <section className={styles.testimonials} aria-labelledby={TITLE_ID}>
      <div className={`wrap grid12 ${styles.inner}`}>
        <div className={styles.head}>
          <h2 id={TITLE_ID} className="label">
            {home.testimonials.heading}
          </h2>
          <p className={`display numeric ${styles.average}`}>
            <span className="visually-hidden">{home.testimonials.average} </span>
            {average}
          </p>
          <p className={styles.reviews}>
            <Stars rating={Number(average)} />
            {home.testimonials.reviews(reviewCount(data))}
          </p>
          {data && <Basis text={home.testimonials.basis} className={styles.basis} />}
        </div>
        {data && <TestimonialCarousel testimonials={data.list} />}
        {isPending && <p role="status">{common.loading}</p>}
      </div>
    </section>
  )
}
