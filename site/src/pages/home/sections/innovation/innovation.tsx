import { inLanguage } from '@noren/contract/localized'
import { useCompany } from '#src/api/company.ts'
import { foreignLang } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { ContentIcon } from '#src/pages/home/section-parts.tsx'
import { pathTo } from '#src/routes/paths.ts'
import { Basis } from '#src/ui/basis.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Figure } from '#src/ui/figure.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HighlightedTitle, SectionLoading } from '../../section-parts.tsx'
import type { SectionOf } from '../../still-section.tsx'
import styles from './innovation.module.css'

/** Number of features shown (INN-04). */
const FEATURES = 3

/** New ideas, on indigo. Says "Loading..." until its data arrives, even if it never does. */
export function Innovation({ data }: SectionOf<'innovation'>) {
  const language = useLanguage()
  const company = useCompany()
  const chosen = inLanguage(data, language)
  if (!data || !chosen) return <SectionLoading />

  const { badge, title, titleSpan, subtitle, features, buttonText, stats } = chosen.value
  return (
    <section
      className={styles.innovation}
      lang={foreignLang(chosen.lang, language)}
      aria-labelledby="innovation-title"
    >
      <div className={`wrap grid12 ${styles.inner}`}>
        <div className={styles.head}>
          <p className="label">{badge}</p>
          <h2 id="innovation-title" className={`display ${styles.title}`}>
            <HighlightedTitle title={title} span={titleSpan} />
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
          {!company?.noAbout && (
            <ButtonLink to={pathTo('about', language)} tone="light" className={styles.button}>
              {buttonText}
            </ButtonLink>
          )}
        </div>
        <div className={styles.scene}>
          <Picture
            src={data.mainImage}
            alt=""
            sizes="(width >= 64rem) 50vw, 95vw"
            className="drift"
          />
          <div className={styles.figures}>
            <dl className={styles.growth}>
              <dt>{stats.growth.label}</dt>{' '}
              <dd className={`display numeric ${styles.figure}`}>
                <Figure text={stats.growth.value} />
              </dd>
            </dl>
            <div>
              <p className={`display ${styles.figure}`}>{stats.results.title}</p>
              <p>{stats.results.subtitle}</p>
            </div>
          </div>
        </div>
        <Basis text={stats.note} className={styles.note} />
        <ul className={styles.features}>
          {numbered(features.slice(0, FEATURES)).map(({ key, item }) => (
            <li key={key}>
              <ContentIcon name={item.icon} className={styles.icon} />
              <h3 className={`display ${styles.featureTitle}`}>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
