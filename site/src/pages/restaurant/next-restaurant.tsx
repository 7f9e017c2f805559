import type { NextRestaurant as Next } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './next-restaurant.module.css'

/** The link to the restaurant after this one. */
export function NextRestaurant({ next }: { next: Next }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const name = markedText(next.name, language)
  return (
    <aside className={styles.next} data-accent={next.accent}>
      <a
        href={pathTo('restaurant', language, { restaurantName: next.slug })}
        className={`wrap ${styles.link}`}
      >
        <span className={`arrow ${styles.label}`}>{detail.next}</span>{' '}
        <span className={`display ${styles.name}`} lang={name.lang}>
          {name.text}
        </span>
        {next.photo && (
          <span className={styles.photo}>
            <Picture src={next.photo} alt="" sizes="(width >= 60rem) 34vw, 100vw" />
          </span>
        )}
      </a>
    </aside>
  )
}
