import { useCompany } from '#src/api/company.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-main.module.css'
import { AboutText } from './about-text.tsx'
import type { AboutView } from './about-view.ts'

/**
 * Who the company is: two overlapping pictures, the text, two features and two buttons. Renders nothing
 * without a title or a text.
 */
export function AboutMain({ main }: { main: AboutView['main'] }) {
  const language = useLanguage()
  const company = useCompany()
  const [tall, small] = main.images
  if (!main.title && !main.subtitle) return null
  return (
    <section className={`wrap grid12 ${styles.main}`}>
      {tall && (
        <div className={styles.pictures}>
          <div className={styles.tall}>
            <Picture src={tall} alt="" sizes="(width >= 60rem) 40vw, 80vw" />
          </div>
          {small && (
            <div className={styles.small}>
              <Picture src={small} alt="" sizes="(width >= 60rem) 24vw, 50vw" />
            </div>
          )}
        </div>
      )}
      <div className={styles.words}>
        <AboutText text={main.category} className="label" />
        <AboutText text={main.title} as="h2" className={`display ${styles.title}`} />
        <AboutText text={main.subtitle} className={styles.subtitle} />
        {main.features.length > 0 && (
          <ul className={styles.features}>
            {numbered(main.features.slice(0, 2)).map(({ key, item }) => (
              <li key={key} lang={item.lang}>
                {item.value}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          {main.ctaText && (
            <ButtonLink to={pathTo('contact', language)} lang={main.ctaText.lang}>
              {main.ctaText.value}
            </ButtonLink>
          )}{' '}
          {main.ctaSecondary && !company?.noRestaurants && (
            <ButtonLink
              to={pathTo('restaurants', language)}
              tone="quiet"
              lang={main.ctaSecondary.lang}
            >
              {main.ctaSecondary.value}
            </ButtonLink>
          )}
        </div>
      </div>
      {main.shape && (
        <div className={styles.shape}>
          <Picture src={main.shape} alt="" sizes="16rem" />
        </div>
      )}
    </section>
  )
}
