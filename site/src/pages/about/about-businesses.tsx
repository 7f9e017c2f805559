import type { HtmlLang } from '@noren/contract/language'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { About } from '@noren/contract/resources/about'
import type { BusinessPart } from '@noren/contract/resources/businesses'
import { useLanguage } from '#src/language/use-language.ts'
import { businessId } from '#src/routes/business-path.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-businesses.module.css'
import { aboutSubject, BUSINESS_WORDS } from './about-subject.ts'

/**
 * A part for each business: what it does, for whom, and how to ask. Renders nothing without
 * businesses.
 */
export function AboutBusinesses({ about }: { about: About | null | undefined }) {
  const language = useLanguage()
  if (!about?.businesses[0]) return null
  const { businesses, businessesLabel, businessesTitle, lang } = about
  const { label, title, ask } = BUSINESS_WORDS[language]
  return (
    <section className={`wrap ${styles.businesses}`} aria-labelledby="businesses-title">
      <header className={styles.head}>
        <p className="label" lang={businessesLabel && lang}>
          {businessesLabel ?? label}
        </p>
        <h2
          id="businesses-title"
          className={`display ${styles.title}`}
          lang={businessesTitle && lang}
        >
          {businessesTitle ?? title}
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
  const { askAbout } = BUSINESS_WORDS[language]
  const { slug, image, ask } = business
  const id = businessId(slug)
  const name = withoutPhraseBreaks(business.name)
  const query = new URLSearchParams({ subject: aboutSubject(business, language) })
  const form = `${pathTo('contact', language)}?${query}#enquiry`
  return (
    <article
      id={id}
      className={ask ? `${styles.part} ${styles.offered}` : styles.part}
      aria-labelledby={`${id}-name`}
    >
      <h3 id={`${id}-name`} className={`display ${styles.name}`} lang={lang}>
        {business.name}
      </h3>
      {image && (
        <Picture
          src={image.url}
          alt=""
          sizes={`(width >= 75rem) 423px, (width >= 40rem) 50vw, ${ask ? '92vw' : '72px'}`}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <Facts business={business} form={form} lang={lang} />
        {ask && (
          <a href={form} className="arrow">
            <span lang={lang}>{ask}</span>
            <span className="visually-hidden"> {askAbout(name)}</span>
          </a>
        )}
      </div>
    </article>
  )
}

type FactsProperties = { business: BusinessPart; form: string; lang: HtmlLang | undefined }

/**
 * What is said of a business. How to ask leads to the form where it has no link of its own; a text that
 * stands alone beside such a link needs no head.
 */
function Facts({ business, form, lang }: FactsProperties) {
  const language = useLanguage()
  const { what, forWhom, howToAsk, askAbout } = BUSINESS_WORDS[language]
  if (business.ask && !business.forWhom && !business.howToAsk) {
    return <p lang={lang}>{business.what}</p>
  }
  const facts = [
    { label: what, text: business.what },
    { label: forWhom, text: business.forWhom },
    ...(business.ask ? [{ label: howToAsk, text: business.howToAsk }] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, text }) =>
          text && (
            <div key={label}>
              <dt>{label}</dt> <dd lang={lang}>{text}</dd>
            </div>
          ),
      )}
      {!business.ask && (
        <div>
          <dt>
            <a href={form}>
              {howToAsk}
              <span className="visually-hidden">
                {' '}
                {askAbout(withoutPhraseBreaks(business.name))}
              </span>
            </a>
          </dt>{' '}
          <dd lang={lang}>{business.howToAsk}</dd>
        </div>
      )}
    </dl>
  )
}
