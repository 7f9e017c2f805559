import { inLanguage } from '@noren/contract/localized'
import { useCompany } from '#src/api/company.ts'
import { foreignLang } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import { HighlightedTitle, SectionLoading } from '../../section-parts.tsx'
import type { SectionOf } from '../../still-section.tsx'
import styles from './cta.module.css'

/** The end of the home page; its waves continue in the footer. */
export function Cta({ data }: SectionOf<'cta'>) {
  const language = useLanguage()
  const company = useCompany()
  const chosen = inLanguage(data, language)
  if (!chosen) return <SectionLoading />

  const { badge, title, titleSpan, subtitle, primaryButton, secondaryButton, footer } = chosen.value
  return (
    <section
      className={styles.call}
      lang={foreignLang(chosen.lang, language)}
      aria-labelledby="cta-title"
    >
      <div className={`wrap ${styles.inner}`}>
        <p className="label">{badge}</p>
        <h2 id="cta-title" className={`display ${styles.title}`}>
          <HighlightedTitle title={title} span={titleSpan} />
        </h2>
        <div className={styles.words}>
          <p className={styles.subtitle}>{subtitle}</p>
          <div className={styles.buttons}>
            {!company?.noAbout && (
              <>
                <ButtonLink to={pathTo('about', language)}>{primaryButton.text}</ButtonLink>{' '}
              </>
            )}
            <ButtonLink
              to={pathTo('contact', language)}
              tone={company?.noAbout ? 'solid' : 'quiet'}
            >
              {secondaryButton.text}
            </ButtonLink>
          </div>
          <p className={styles.footer}>{footer}</p>
        </div>
      </div>
      <Shore />
    </section>
  )
}

/** The waves at the end of the page, which sink into the footer. */
export function Shore() {
  return (
    <div className={styles.shore}>
      <ThreadSea className={styles.sea} />
    </div>
  )
}
