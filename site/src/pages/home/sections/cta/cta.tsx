import { inLanguage } from '@noren/contract/localized'
import { useQuery } from '@tanstack/react-query'
import { ctaQuery } from '#src/api/queries.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { foreignLang } from '#src/language/words.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { WaveEdge } from '#src/ui/wave-edge.tsx'
import { HighlightedTitle } from '../../highlighted-title.tsx'
import { SectionLoading } from '../../section-loading.tsx'
import styles from './cta.module.css'

/** The last word of the home page: one large sentence on the shore of the footer (spec §2). */
export function Cta() {
  const language = useLanguage()
  const { data } = useQuery(ctaQuery())
  const texts = inLanguage(data, language)
  if (!texts) return <SectionLoading />
  const { badge, title, titleSpan, subtitle, primaryButton, secondaryButton, footer } = texts.value

  return (
    <section
      className={styles.cta}
      lang={foreignLang(texts.lang, language)}
      aria-labelledby="cta-title"
    >
      <div className={`wrap ${styles.inner}`}>
        <p className="label">{badge}</p>
        <h2 id="cta-title" className={`display ${styles.title}`}>
          <HighlightedTitle title={title} span={titleSpan} className={styles.span} />
        </h2>
        <div className={styles.rest}>
          <p className="lede">{subtitle}</p>
          <p className={styles.actions}>
            <ButtonLink to={pathTo('about', language)}>{primaryButton.text}</ButtonLink>
            <ButtonLink to={pathTo('contact', language)} tone="quiet">
              {secondaryButton.text}
            </ButtonLink>
          </p>
          <p className={styles.footer}>{footer}</p>
        </div>
      </div>
      <WaveEdge className={styles.edge} />
    </section>
  )
}
