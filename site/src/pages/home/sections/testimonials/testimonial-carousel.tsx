import type { Language } from '@noren/contract/language'
import { inLanguage } from '@noren/contract/localized'
import type { Testimonial } from '@noren/contract/resources/testimonials'
import { useState } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { HOME_WORDS } from '../../home-words.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './testimonial-carousel.module.css'

/**
 * Two cards at a time, turned by two; screen readers announce whose words have come into view.
 * Until the script runs all cards are in one row to swipe, so that each can be reached.
 */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const home = HOME_WORDS[useLanguage()]
  const language = useLanguage()
  const isHydrated = useHydrated()
  const [index, setIndex] = useState(0)
  const count = testimonials.length
  const shownFrom = (index: number) => startingAt(testimonials, index).slice(0, CAROUSEL_STEP)
  const [turned, setTurned] = useState<{ language: Language; names: string } | null>(null)
  const turn = (direction: 1 | -1) => {
    const next = movedIndex(index, direction, count)
    const added = shownFrom(next).filter((item) => !shownFrom(index).includes(item))
    const names = added.map(
      ({ translations, name }) => inLanguage(translations, language)?.value.name ?? name,
    )
    setIndex(next)
    setTurned({ language, names: names.join(', ') })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={home.testimonials.carousel}
      aria-label={home.testimonials.heading}
      data-turned={turned !== null}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it on a narrow screen */}
      <ul className={styles.cards} data-turning={isHydrated} tabIndex={0}>
        {startingAt(numbered(testimonials), index).map(({ key, item }, place) => (
          <TestimonialCard
            key={key}
            testimonial={item}
            isAway={isHydrated && place >= CAROUSEL_STEP}
          />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {turned?.language === language && turned.names}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`arrow-back ${styles.button}`}
          disabled={!canMove(count)}
          aria-label={home.testimonials.previous}
          onClick={() => turn(-1)}
        />
        <button
          type="button"
          className={`arrow ${styles.button}`}
          disabled={!canMove(count)}
          aria-label={home.testimonials.next}
          onClick={() => turn(1)}
        />
      </div>
    </div>
  )
}

/** How many cards the carousel moves by (CST-05). */
const CAROUSEL_STEP = 2

/**
 * Index of the first card after moving `direction` once: two cards, round the end (TST-02 to
 * TST-05, readings A9).
 */
function movedIndex(index: number, direction: 1 | -1, count: number): number {
  return (((index + direction * CAROUSEL_STEP) % count) + count) % count
}

/** Whether the carousel can move: not with two cards or fewer (TST-06, TST-07). */
function canMove(count: number): boolean {
  return count > CAROUSEL_STEP
}

/** All items, from the one at `index` round the end. */
function startingAt<Item>(items: readonly Item[], index: number): Item[] {
  return [...items.slice(index), ...items.slice(0, index)]
}
