import type { Restaurant } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { still } from '#src/ui/still.tsx'
import { directionsUrl, LocationMap } from './location-map.tsx'
import styles from './restaurant-facts.module.css'

const MapDrawing = still(stillFiles.restaurant, (parts) => parts.MapDrawing)
const RestaurantContact = still(stillFiles.restaurant, (parts) => parts.RestaurantContact)
const RestaurantHours = still(stillFiles.restaurant, (parts) => parts.RestaurantHours)

/** The side cards: contact, hours, location. */
export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const name = markedText(restaurant.name, language)
  const { facts } = restaurant
  const address = markedText(restaurant.address, language)
  const place = [name.text, address.text].filter((part) => part !== '').join(' ')
  return (
    <aside className={styles.facts}>
      <RestaurantContact restaurant={restaurant} />
      <RestaurantHours restaurant={restaurant} />
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
          drawing={facts?.drawnMap && <MapDrawing drawn={facts.drawnMap} name={name.text} />}
        />
        {address.text && (
          <a href={directionsUrl(place)} target="_blank" rel="noreferrer">
            {detail.directions}
          </a>
        )}
      </section>
    </aside>
  )
}
