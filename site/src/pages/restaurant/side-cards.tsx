import { businessDayOf } from '@noren/contract/hours/business-day'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { readInstagram } from '@noren/contract/instagram'
import { phoneLink } from '@noren/contract/phone-number'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { fullDaysAhead } from '#src/hours/full-days.ts'
import { useNow } from '#src/hours/use-now.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { FACT_WORDS } from './fact-groups.ts'
import styles from './restaurant-facts.module.css'

/** The first of the side cards: address, phone, Instagram. Renders nothing where none is known. */
export function RestaurantContact({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { contact, restaurants } = useBundle()
  const { detail } = restaurants
  const address = markedText(restaurant.address, language)
  const phone = phoneLink(restaurant.phone)
  const instagram = readInstagram(restaurant.instagram)
  if (!address.text && !restaurant.phone && !instagram) return null
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
            <dt>{contact.labels.phone}</dt>{' '}
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

/**
 * The second of the side cards: the hours, the staff's remarks on them, and the coming days that are full. Renders
 * nothing without any.
 */
export function RestaurantHours({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const hours = markedText(restaurant.hours, language)
  const remarks = markedText(restaurant.hoursRemarks, language)
  const full = fullDaysAhead(restaurant, businessDayOf(tokyoMinute(useNow())))
  if (!hours.text && !remarks.text && full.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="hours restaurant-name">
      <h2 id="hours" className={styles.title}>
        {detail.hours}
      </h2>
      <p className={`numeric ${styles.lines}`} lang={hours.lang}>
        {hours.text}
      </p>
      {remarks.lang && (
        <p className={styles.lines} lang={remarks.lang}>
          {remarks.text}
        </p>
      )}
      {full.length > 0 && (
        <p className="numeric">
          {FACT_WORDS[language].fullOn(
            full.map(({ day, meals }) => ({ date: TIME_WORDS[language].date(day, false), meals })),
          )}
        </p>
      )}
    </section>
  )
}
