import { PROCESS_STEPS } from '@noren/contract/constants'
import { inLanguage } from '@noren/contract/localized'
import { foreignLang } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { ContentIcon } from '#src/pages/home/section-parts.tsx'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { SectionLoading } from '../../section-parts.tsx'
import type { SectionOf } from '../../still-section.tsx'
import styles from './process.module.css'

/** How a project begins, step by step. Says "Loading..." until its data arrives. */
export function Process({ data }: SectionOf<'process'>) {
  const language = useLanguage()
  const chosen = inLanguage(data, language)
  if (!chosen) return <SectionLoading />

  const { title, subtitle, buttonText, steps } = chosen.value
  return (
    <section
      className={styles.process}
      lang={foreignLang(chosen.lang, language)}
      aria-labelledby="process-title"
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="process-title" className={`display ${styles.title}`}>
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
          <ButtonLink to={pathTo('contact', language)} className={styles.button}>
            {buttonText}
          </ButtonLink>
        </div>
        <ol className={styles.steps}>
          {numbered(steps.slice(0, PROCESS_STEPS)).map(({ key, item }, index) => (
            <li key={key} className={styles.step}>
              <p className={`display numeric ${styles.number}`}>{index + 1}</p>
              <h3 className={`display ${styles.stepTitle}`}>
                {item.title}
                <ContentIcon name={item.icon} className={styles.icon} />
              </h3>
              <p className={styles.description}>{item.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
