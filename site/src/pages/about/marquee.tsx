import type { InLanguage } from '@noren/contract/localized'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import { ABOUT_WORDS } from './about-words.ts'
import styles from './marquee.module.css'

/**
 * The names of the services in a loop of 20 seconds. A checkbox stops them, so that stopping also
 * works without the script. With reduced motion they do not move. Renders nothing without services.
 */
export function Marquee({ services }: { services: readonly InLanguage<string>[] }) {
  const about = ABOUT_WORDS[useLanguage()]
  if (services.length === 0) return null
  return (
    <section className={styles.marquee} aria-label={about.services}>
      <div className={styles.window}>
        <div className={styles.track}>
          <Services services={services} />
          <div className={styles.copy} aria-hidden="true">
            <Services services={services} />
          </div>
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        <span className="visually-hidden">{about.pauseMarquee}</span>
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <circle cx="22" cy="22" r="21.5" />
          <path className={styles.stop} d="M18 15v14M26 15v14" />
          <path className={styles.go} d="m18 14 12 8-12 8Z" />
        </svg>
      </label>
    </section>
  )
}

function Services({ services }: { services: readonly InLanguage<string>[] }) {
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
