import { readInstagram } from '@noren/contract/instagram'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { telephoneLink } from '@noren/contract/telephone'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './restaurant-facts.module.css'

/** The first of the side cards: address, telephone, Instagram. */
export function RestaurantContact({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const address = markedText(restaurant.address, language)
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
