import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-main.module.css'
import type { AboutView } from './about-view.ts'

/** Who the company is: two overlapping pictures, the text, two features and two buttons. */
export function AboutMain({ main }: { main: AboutView['main'] }) {
  const language = useLanguage()
  const [tall, small] = main.images
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
        <p className="label" lang={main.category.lang}>
          {main.category.value}
        </p>
        <h2 className={`display ${styles.title}`} lang={main.title.lang}>
          {main.title.value}
        </h2>
        <p className={styles.subtitle} lang={main.subtitle.lang}>
          {main.subtitle.value}
        </p>
        <ul className={styles.features}>
          {numbered(main.features.slice(0, 2)).map(({ key, item }) => (
            <li key={key} lang={item.lang}>
              {item.value}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <ButtonLink to={pathTo('contact', language)} lang={main.ctaText.lang}>
            {main.ctaText.value}
          </ButtonLink>{' '}
          <ButtonLink
            to={pathTo('restaurants', language)}
            tone="quiet"
            lang={main.ctaSecondary.lang}
          >
            {main.ctaSecondary.value}
          </ButtonLink>
        </div>
      </div>
      {main.shape && (
        <div className={styles.shape}>
          <Picture src={main.shape} alt="" sizes="20rem" />
        </div>
      )}
    </section>
  )
}
