import type { HtmlLang, PerLanguage } from '@noren/contract/language'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { BusinessPart } from '@noren/contract/resources/businesses'
import { businesses as en } from '#src/language/bundle/en/company.ts'
import { businesses as jp } from '#src/language/bundle/jp/company.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { businessId } from '#src/routes/business-path.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-businesses.module.css'

const WORDS: PerLanguage<typeof en> = { en, jp }

/** `lang`: where the texts are not in the page's language. */
type Properties = { businesses: readonly BusinessPart[]; lang: HtmlLang | undefined }

/**
 * A part for each business: what it does, for whom, and how to ask. Renders nothing without
 * businesses.
 */
export function AboutBusinesses({ businesses, lang }: Properties) {
  const language = useLanguage()
  if (businesses.length === 0) return null
  const { label, title, ask } = WORDS[language]
  return (
    <section className={`wrap ${styles.businesses}`} aria-labelledby="businesses-title">
      <header className={styles.head}>
        <p className="label">{label}</p>
        <h2 id="businesses-title" className={`display ${styles.title}`}>
          {title}
        </h2>
      </header>
      {businesses.map((business) => (
        <Part key={business.slug} business={business} lang={lang} />
      ))}
      <ButtonLink to={pathTo('contact', language)}>{ask}</ButtonLink>
    </section>
  )
}

function Part({ business, lang }: { business: BusinessPart; lang: HtmlLang | undefined }) {
  const language = useLanguage()
  const { what, forWhom, howToAsk, askAbout, subject } = WORDS[language]
  const { slug, image } = business
  const id = businessId(slug)
  const name = withoutPhraseBreaks(business.name)
  const query = new URLSearchParams({ subject: subject(name) })
  const facts = [
    { label: what, text: business.what },
    { label: forWhom, text: business.forWhom },
  ]
  return (
    <article id={id} className={styles.part} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={`display ${styles.name}`} lang={lang}>
        {business.name}
      </h3>
      {image && (
        <Picture
          src={image.url}
          alt=""
          sizes="(width >= 75rem) 423px, (width >= 40rem) 50vw, 72px"
          className={styles.picture}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(
          ({ label, text }) =>
            text && (
              <div key={label}>
                <dt>{label}</dt> <dd lang={lang}>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt>
            <a href={`${pathTo('contact', language)}?${query}`}>
              {howToAsk}
              <span className="visually-hidden"> {askAbout(name)}</span>
            </a>
          </dt>{' '}
          <dd lang={lang}>{business.howToAsk}</dd>
        </div>
      </dl>
    </article>
  )
}
