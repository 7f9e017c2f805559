import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { stillFiles } from '#src/pages/still-files.ts'
import { still } from '#src/ui/still.tsx'
import { WholeParts } from '#src/ui/whole-parts.tsx'
import { LocationMap } from './location-map.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { directionsUrl } from './map-search.ts'
import styles from './restaurant-facts.module.css'

const RestaurantContact = still(stillFiles.restaurant, (parts) => parts.RestaurantContact)

/** The side cards: contact, hours, location. */
export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const name = words(restaurant.name, language)
  const { facts } = restaurant
  const hours = words(restaurant.hours, language)
  const remarks = words(restaurant.hoursRemarks, language)
  const address = words(restaurant.address, language)
  const place = [name.text, address.text].filter((part) => part !== '').join(' ')
  return (
    <aside className={styles.facts}>
      <RestaurantContact restaurant={restaurant} />
      <section className={styles.card} aria-labelledby="hours restaurant-name">
        <h2 id="hours" className={styles.title}>
          {detail.hours}
        </h2>
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
        {facts?.drawnMap && <MapDrawing drawn={facts.drawnMap} name={name.text} />}
      </section>
    </aside>
  )
}
