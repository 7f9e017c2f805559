import { readInstagram } from '@noren/contract/instagram'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { telephoneLink } from '@noren/contract/telephone'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { WholeParts } from '#src/ui/whole-parts.tsx'
import { LocationMap } from './location-map.tsx'
import { directionsUrl } from './map-search.ts'
import { OpenNow } from './open-now.tsx'
import styles from './restaurant-facts.module.css'

/** The side cards: contact, hours, location. */
export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const name = words(restaurant.name, language)
  const { openingHours } = restaurant
  const hours = words(restaurant.hours, language)
  const remarks = words(restaurant.hoursRemarks, language)
  const address = words(restaurant.address, language)
  const place = [name.text, address.text].filter((part) => part !== '').join(' ')
  return (
    <aside className={styles.facts}>
      <Contact restaurant={restaurant} />
      <section className={styles.card} aria-labelledby="hours restaurant-name">
        <h2 id="hours" className={styles.title}>
          {detail.hours}
        </h2>
        {openingHours?.sessions.length ? <OpenNow hours={openingHours} /> : null}
        <p className={`numeric ${styles.lines}`} lang={hours.lang}>
          <WholeParts text={hours.text} />
        </p>
        {remarks.lang && (
          <p className={styles.lines} lang={remarks.lang}>
            {remarks.text}
          </p>
        )}
      </section>
      <section
        className={`${styles.card} ${styles.location}`}
        aria-labelledby="location restaurant-name"
      >
        <h2 id="location" className={styles.title}>
          {detail.location}
        </h2>
        <LocationMap
          link={restaurant.mapLink}
          name={name.text}
          address={address.text}
          place={place}
        />
        <a href={directionsUrl(place)} target="_blank" rel="noreferrer">
          {detail.directions}
        </a>
      </section>
    </aside>
  )
}

function Contact({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const address = words(restaurant.address, language)
  const phone = telephoneLink(restaurant.phone)
  const instagram = readInstagram(restaurant.instagram)
  return (
    <section className={styles.card} aria-labelledby="contact restaurant-name">
      <h2 id="contact" className={styles.title}>
        {detail.contact}
      </h2>
      <dl className={styles.rows}>
        {address.text && (
          <div>
            <dt>{detail.address}</dt> <dd lang={address.lang}>{address.text}</dd>
          </div>
        )}
        {restaurant.phone && (
          <div>
            <dt>{detail.phone}</dt>{' '}
            <dd className={`numeric ${styles.phone}`}>
              {phone ? <a href={phone}>{restaurant.phone}</a> : restaurant.phone}
            </dd>
          </div>
        )}
        {instagram && (
          <div className={styles.instagram}>
            <dt>{detail.instagram}</dt>{' '}
            <dd>
              <a href={instagram.url} target="_blank" rel="noreferrer">
                {instagram.handle}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
