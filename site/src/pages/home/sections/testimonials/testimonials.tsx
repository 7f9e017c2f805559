import { averageRating, reviewCount } from '@noren/contract/resources/testimonials'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { testimonialsQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useToast } from '#src/ui/toast.tsx'
import { canMove, inView, moved } from './carousel.ts'
import { Stars } from './stars.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonials.module.css'

/** What customers say: the figures, and two cards at a time (spec §2). */
export function Testimonials() {
  const { common, home } = useBundle()
  const text = home.testimonials
  const { data, error } = useQuery(testimonialsQuery())
  const { show } = useToast()
  const [first, setFirst] = useState(0)
  const cardsId = useId()
  const cards = data?.list ?? []

  useEffect(() => {
    if (!error) return
    show({ title: common.error, description: error.message || text.failed, tone: 'error' })
  }, [error, show, common, text])

  if (data && cards.length === 0) return <p className={`wrap ${styles.empty}`}>{text.empty}</p>

  const average = averageRating(data?.list)
  const move = (direction: 1 | -1) => setFirst((now) => moved(now, direction, cards.length))

  return (
    <section
      className={styles.testimonials}
      aria-roledescription="carousel"
      aria-labelledby="testimonials-title"
    >
      <div className={`wrap grid12 ${styles.inner}`}>
        <div className={styles.summary}>
          <h2 id="testimonials-title" className="label">
            {text.heading}
          </h2>
          <p className={`display numeric ${styles.average}`}>
            <span className="visually-hidden">{text.average} </span>
            {average}
          </p>
          <Stars rating={Number(average)} />
          <p className={styles.count}>{text.reviews(reviewCount(data))}</p>
          <p className={styles.controls}>
            <Arrow
              label={text.previous}
              controls={cardsId}
              disabled={!canMove(cards.length)}
              onPress={() => move(-1)}
              path="M38 8H2m7-6L2 8l7 6"
            />
            <Arrow
              label={text.next}
              controls={cardsId}
              disabled={!canMove(cards.length)}
              onPress={() => move(1)}
              path="M2 8h36m-7-6 7 6-7 6"
            />
          </p>
        </div>
        <ul id={cardsId} className={styles.cards} aria-live="polite">
          {inView(cards, first).map((testimonial) => (
            <TestimonialCard key={testimonial._id} testimonial={testimonial} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type ArrowProperties = {
  label: string
  controls: string
  disabled: boolean
  onPress: () => void
  path: string
}

function Arrow({ label, controls, disabled, onPress, path }: ArrowProperties) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 40 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
