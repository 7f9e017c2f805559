import { inLanguage } from '@noren/contract/localized'
import { useQuery } from '@tanstack/react-query'
import { innovationQuery } from '#src/api/queries.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { foreignLang } from '#src/language/words.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ContentIcon } from '#src/ui/content-icon.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HighlightedTitle } from '../../highlighted-title.tsx'
import { SectionLoading } from '../../section-loading.tsx'
import styles from './innovation.module.css'

/** What is new: an indigo room with one wide picture, three features, two figures (spec §2). */
export function Innovation() {
  const language = useLanguage()
  const { data } = useQuery(innovationQuery())
  const texts = inLanguage(data, language)
  if (!data || !texts) return <SectionLoading />
  const { badge, title, titleSpan, subtitle, features, buttonText, stats } = texts.value

  return (
    <section
      className={styles.innovation}
      lang={foreignLang(texts.lang, language)}
      aria-labelledby="innovation-title"
    >
      <div className={`wrap grid12 ${styles.inner}`}>
        <div className={styles.words}>
          <p className="label">{badge}</p>
          <h2 id="innovation-title" className={`display ${styles.title}`}>
            <HighlightedTitle title={title} span={titleSpan} className={styles.span} />
          </h2>
          <p className={`lede ${styles.subtitle}`}>{subtitle}</p>
          <ButtonLink to={pathTo('about', language)} tone="light">
            {buttonText}
          </ButtonLink>
        </div>
        <figure className={styles.figure}>
          <Picture src={data.mainImage} alt="" sizes="(width >= 60rem) 55vw, 100vw" />
          <figcaption className={styles.growth}>
            <strong className="display numeric">{stats.growth.value}</strong>
            <span>{stats.growth.label}</span>
          </figcaption>
        </figure>
        <ul className={styles.features}>
          {numbered(features).map(({ key, item }) => (
            <li key={key}>
              <ContentIcon name={item.icon} className={styles.icon} />
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
        <p className={styles.results}>
          <strong className="display">{stats.results.title}</strong>
          <span>{stats.results.subtitle}</span>
        </p>
      </div>
    </section>
  )
}
