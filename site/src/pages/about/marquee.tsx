import { useBundle } from '#src/language/use-bundle.ts'
import { numbered } from '#src/ui/numbered.ts'
import type { Said } from './about-view.ts'
import styles from './marquee.module.css'

/**
 * The service words in a loop of 20 seconds. A checkbox stops them, so that it also works before
 * and without the script; under reduced motion they simply stand.
 */
export function Marquee({ services }: { services: readonly Said[] }) {
  const { about } = useBundle()
  return (
    <section className={styles.marquee} aria-label={about.services}>
      <div className={styles.window}>
        <div className={styles.track}>
          <Words services={services} />
          <div className={styles.copy} aria-hidden="true">
            <Words services={services} />
          </div>
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        {about.pauseMarquee}
      </label>
    </section>
  )
}

function Words({ services }: { services: readonly Said[] }) {
  return (
    <ul className={styles.words}>
      {numbered(services).map(({ key, item }) => (
        <li key={key} className={`display ${styles.word}`} lang={item.lang}>
          {item.value}
        </li>
      ))}
    </ul>
  )
}
