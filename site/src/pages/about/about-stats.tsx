import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Basis } from '#src/ui/basis.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Figure } from '#src/ui/figure.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-stats.module.css'
import { AboutText } from './about-text.tsx'
import type { AboutView } from './about-view.ts'
import { ABOUT_WORDS } from './about-words.ts'

/**
 * The stats band: three numbers (readings A29), and the clients' marks if the content has any. Renders
 * nothing without either.
 */
export function AboutStats({ stats }: { stats: AboutView['stats'] }) {
  const language = useLanguage()
  const about = ABOUT_WORDS[language]
  if (stats.figures.length === 0 && stats.clients.length === 0) return null
  return (
    <section className={styles.stats}>
      <div className={`wrap ${styles.inner}`}>
        <AboutText text={stats.title} as="h2" className={`display ${styles.title}`} />
        {stats.figures.length > 0 && (
          <dl className={styles.figures}>
            {numbered(stats.figures).map(({ key, item: { value, label } }) => (
              <div key={key} className={styles.figure}>
                <dt lang={label?.lang}>{label?.value}</dt>{' '}
                <dd className={`display numeric ${styles.value}`} lang={value.lang}>
                  <Figure text={value.value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Basis text={stats.note} className={styles.note} />
        <div className={styles.foot}>
          {stats.cta && (
            <ButtonLink to={pathTo('contact', language)} tone="light" lang={stats.cta.lang}>
              {stats.cta.value}
            </ButtonLink>
          )}
          {stats.clients.length > 0 && (
            <ul className={styles.clients} aria-label={about.clients}>
              {numbered(stats.clients).map(({ key, item }) => (
                <li key={key}>
                  <Picture src={item} alt="" sizes="4.5rem" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
