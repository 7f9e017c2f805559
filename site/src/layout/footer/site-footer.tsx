import { LANGUAGE } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import { type PlainPage, plainPages } from '@noren/contract/plain-pages'
import type { Company } from '@noren/contract/resources/company'
import { safeLink } from '@noren/contract/safe-url'
import { type CompanyOfTheDay, useCompany } from '#src/api/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { type KnownRestaurants, RestaurantList } from '#src/layout/restaurant-list.tsx'
import { businessPath } from '#src/routes/business-path.ts'
import { pathTo } from '#src/routes/paths.ts'
import { numbered } from '#src/ui/numbered.ts'
import { PhoneNote } from '#src/ui/phone-note.tsx'
import { Seal } from '#src/ui/seal.tsx'
import { NETWORK_NAMES, SocialIcon } from '#src/ui/social-icon.tsx'
import styles from './site-footer.module.css'

/** The footer of every page: who the company is, where it is and what it does (FTR-01). */
export function SiteFooter(restaurants: KnownRestaurants) {
  const language = useLanguage()
  const { footer, head, header, common } = useBundle()
  const company = useCompany()
  const name = markedText(company?.name, language)
  const description = markedText(company?.description, language)
  const legalName = markedText(company?.legalName, language)
  const copyright = markedText(company?.copyright, language)
  const end = copyright.text
    ? copyright
    : { ...legalName, text: legalName.text && `© ${legalName.text}` }
  return (
    <footer className={styles.footer}>
      <ThreadEnd />
      <div className={`wrap grid12 ${styles.inner}`}>
        <div className={styles.about}>
          <p className={`display ${styles.name}`} lang={name.lang} data-wordmark>
            {name.text || common.siteName}
          </p>
          <p className={styles.description} lang={description.lang}>
            {description.text}
          </p>
        </div>
        {!company?.noRestaurants && (
          <section className={styles.restaurants} aria-labelledby="footer-restaurants">
            <h2 id="footer-restaurants" className={styles.heading}>
              {head.restaurants.title}
            </h2>
            <RestaurantList className={styles.list} {...restaurants} />
            {restaurants.data?.total !== 1 && (
              <a href={pathTo('restaurants', language)} className="arrow">
                {header.allRestaurants}
              </a>
            )}
          </section>
        )}
        {company && <Facts company={company} />}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p lang={end.lang}>{end.text}</p>
        <ul className={styles.pages}>
          {company?.news && (
            <li>
              <a href={pathTo('news', language)}>{head.news.title}</a>
            </li>
          )}
          {company && !company.noAbout && (
            <li>
              <a href={`${pathTo('about', language)}#company`}>{footer.profile}</a>
            </li>
          )}
          {plainPages()
            .filter(isLinkedHere)
            .map((page) => (
              <li key={page}>
                <a href={pathTo(page, language)}>{head[page].title}</a>
              </li>
            ))}
        </ul>
        {company && <Credit company={company} />}
      </div>
    </footer>
  )
}

/** The header leads to the others, and to news there is a link where a company has any. */
const LINKED_OTHERWISE = ['home', 'restaurants', 'about', 'contact', 'news'] as const

type LinkedHere = Exclude<PlainPage, (typeof LINKED_OTHERWISE)[number]>

function isLinkedHere(page: PlainPage): page is LinkedHere {
  return !LINKED_OTHERWISE.some((each) => each === page)
}

function Facts({ company }: { company: CompanyOfTheDay }) {
  const language = useLanguage()
  const { footer } = useBundle()
  const address = markedText(company.address, language)
  const phone = phoneLink(company.phone)
  // Japanese addresses begin with the postal code, others end with it.
  const isCodeFirst = (address.lang ?? LANGUAGE[language].htmlLang) === 'ja'
  const postalCode = company.postalCode && (
    <span className={styles.postalCode}>{company.postalCode}</span>
  )
  return (
    <>
      {company.businesses.length > 0 && (
        <section className={styles.businesses} aria-labelledby="footer-businesses">
          <h2 id="footer-businesses" className={styles.heading}>
            {footer.businesses}
          </h2>
          <ul className={styles.list}>
            {numbered(company.businesses).map(({ key, item }) => {
              const { text, lang } = markedText(item.name, language)
              const part = company.noAbout ? undefined : item.part
              const url = safeLink(item.url) ?? (part && businessPath(language, part))
              return (
                <li key={key} lang={lang}>
                  {url ? <a href={url}>{text}</a> : text}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section className={styles.contact} aria-labelledby="footer-contact">
        <h2 id="footer-contact" className={styles.heading}>
          {footer.contact}
        </h2>
        <p className={`numeric ${styles.phone}`}>
          {phone ? <a href={phone}>{company.phone}</a> : company.phone}
        </p>
        <PhoneNote company={company} className={styles.phoneNote} />
        <address className={styles.address} lang={address.lang}>
          {isCodeFirst && postalCode} {address.text}
          {/* A country alone would leave its code to a line of digits. */}
          {!isCodeFirst && postalCode && <>&nbsp;{postalCode}</>}
        </address>
        <Social company={company} />
      </section>
    </>
  )
}

function Social({ company }: { company: Company }) {
  const { footer } = useBundle()
  if (company.social.length === 0) return null
  return (
    <ul className={styles.social} aria-label={footer.social}>
      {company.social.map(({ network, url }) => {
        const href = safeLink(url)
        return (
          href && (
            <li key={network}>
              <a href={href} aria-label={NETWORK_NAMES[network]} rel="noopener">
                <SocialIcon network={network} />
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}

function Credit({ company }: { company: Company }) {
  const language = useLanguage()
  const { footer } = useBundle()
  const name = markedText(company.credit.name, language)
  const url = safeLink(company.credit.url)
  if (!url) return null
  return (
    <p>
      {footer.credit}{' '}
      <a href={url} lang={name.lang} rel="noopener">
        {name.text}
      </a>
    </p>
  )
}

/** Where the page's thread ends: it turns in from the edge and is sealed (site/src/styles/README.md). */
function ThreadEnd() {
  return (
    <div className={styles.knot} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0C0 70 40 100 100 100" pathLength={1} vectorEffect="non-scaling-stroke" />
      </svg>
      <Seal className={styles.seal} />
    </div>
  )
}
