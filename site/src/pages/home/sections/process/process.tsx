import { PROCESS_STEPS } from '@noren/contract/constants'
import { inLanguage } from '@noren/contract/localized'
import { useQuery } from '@tanstack/react-query'
import { processQuery } from '#src/api/queries.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { foreignLang } from '#src/language/words.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ContentIcon } from '#src/ui/content-icon.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { SectionLoading } from '../../section-loading.tsx'
import styles from './process.module.css'

/** How it goes, in three steps along one thread (spec §2, readings A28). */
export function Process() {
  const language = useLanguage()
  const { data } = useQuery(processQuery())
  const texts = inLanguage(data, language)
  if (!texts) return <SectionLoading />
  const { title, subtitle, buttonText, steps } = texts.value

  return (
    <section
      className={styles.process}
      lang={foreignLang(texts.lang, language)}
      aria-labelledby="process-title"
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="process-title" className={`display ${styles.title}`}>
            <Phrases text={title} />
          </h2>
          <p className="lede">{subtitle}</p>
        </div>
        <ol className={styles.steps}>
          {numbered(steps.slice(0, PROCESS_STEPS)).map(({ key, item }, index) => (
            <li key={key}>
              <span className={`display numeric ${styles.number}`}>{index + 1}</span>
              <ContentIcon name={item.icon} className={styles.icon} />
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ol>
        <p className={styles.action}>
          <ButtonLink to={pathTo('contact', language)}>{buttonText}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
