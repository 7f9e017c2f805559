import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import { type HtmlLang, LANGUAGE, type PerLanguage } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import type { ContactTexts } from '@noren/contract/resources/contact'
import { Mail, MapPin, Phone } from 'lucide'
import { useCompany } from '#src/api/company.ts'
import { type ClothOfRestaurant, HUNG, type RestaurantLink } from '#src/api/restaurant-list.ts'
import { reserve as en } from '#src/language/bundle/en/table.ts'
import { reserve as jp } from '#src/language/bundle/jp/table.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { RestaurantCloth } from '#src/pages/cloths/restaurant-cloth.tsx'
import { pathTo, reservationPath } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { CardHours } from '#src/ui/card-hours.tsx'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { PhoneNote } from '#src/ui/phone-note.tsx'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import styles from './still-parts.module.css'

type ContactHeroProps = {
  /** Undefined until the content has loaded. */
  hero: ContactTexts['hero'] | undefined
  lang: HtmlLang | undefined
  image: string | undefined
  /** The same picture composed for phones. */
  portrait: string | undefined
}

/** Banner with the title and the breadcrumb. */
export function ContactHero({ hero, lang, image, portrait }: ContactHeroProps) {
  const language = useLanguage()
  return (
    <PageBanner image={image} portrait={portrait} lang={lang}>
      {hero && (
        <Breadcrumb
          items={[
            { label: hero.breadcrumb.home, to: pathTo('home', language) },
            { label: hero.breadcrumb.contact },
          ]}
        />
      )}
      {hero && <h1 className="display">{hero.title}</h1>}
    </PageBanner>
  )
}

type ContactDetailsProps = {
  section: ContactTexts['contactSection'] | undefined
  lang: HtmlLang | undefined
  /** Undefined where the page came without their list, since there are many. */
  houses: readonly RestaurantLink[] | undefined
  /** The same with their hours; undefined until they have loaded. */
  cloths: readonly ClothOfRestaurant[] | undefined
}

/** The left column: a table first, then the ways to reach the company. */
export function ContactDetails({ section, lang, houses: known, cloths }: ContactDetailsProps) {
  const houses = known?.filter(({ noTables }) => !noTables)
  const company = useCompany()
  const details = section?.contactDetails
  const phone = details?.phone.value
  const email = details?.email.value
  const location = details?.location.value
  return (
    <section className={styles.details} lang={lang}>
      {section && houses?.length !== 0 && <ReserveTable houses={houses} cloths={cloths} />}
      <p className={styles.small}>{section?.getInTouch}</p>
      {section && <h2 className={`display ${styles.title}`}>{section.trustedTitle}</h2>}
      <p className={styles.text}>{section?.trustedDescription}</p>
      {details && (phone || email || location) && (
        <dl className={styles.rows}>
          {phone && (
            <div>
              <StrokeIcon shape={Phone} size={20} strokeWidth={1.4} />
              <dt>{details.phone.label}</dt>{' '}
              <dd className="numeric">
                <Linked text={phone} href={phoneLink(phone)} />
                {company?.phone === phone && (
                  <PhoneNote company={company} className={styles.phoneNote} />
                )}
              </dd>
            </div>
          )}
          {email && (
            <div>
              <StrokeIcon shape={Mail} size={20} strokeWidth={1.4} />
              <dt>{details.email.label}</dt>{' '}
              <dd>
                <Linked text={email} href={mailLink(email)} />
              </dd>
            </div>
          )}
          {location && (
            <div>
              <StrokeIcon shape={MapPin} size={20} strokeWidth={1.4} />
              <dt>{details.location.label}</dt> <dd>{location}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

function Linked({ text, href }: { text: string; href: string | null }) {
  return href ? <a href={href}>{text}</a> : text
}

function mailLink(email: string): string | null {
  return hasEmailShape(email) ? `mailto:${email}` : null
}

const WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * For a guest who wants a table: the cloth of each restaurant leads to its own request. A company without a
 * restaurant has none to give.
 */
function ReserveTable({
  houses = [],
  cloths = [],
}: Pick<ContactDetailsProps, 'houses' | 'cloths'>) {
  const language = useLanguage()
  const { title, text, button } = WORDS[language]
  const clothOf = (slug: string) => cloths.find((cloth) => cloth.slug === slug) ?? {}
  return (
    <section
      className={styles.reserve}
      lang={LANGUAGE[language].htmlLang}
      aria-labelledby="reserve"
    >
      <h2 id="reserve" className={`display ${styles.title}`}>
        {title}
      </h2>
      <p>{text}</p>
      {houses.length > 0 && houses.length <= HUNG ? (
        <ul className={styles.houses}>
          {houses.map((house) => (
            <RestaurantCloth
              key={house.slug}
              restaurant={house}
              to={`${reservationPath(house.slug, language)}#enquiry`}
              hours={<CardHours restaurant={clothOf(house.slug)} isCurrent={false} />}
              isLarge={false}
              isFew={false}
            />
          ))}
        </ul>
      ) : (
        <ButtonLink to={pathTo('restaurants', language)} tone="quiet">
          {button}
        </ButtonLink>
      )}
    </section>
  )
}
