import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './restaurant-gallery.module.css'

/** Gallery of the restaurant: 192 px tall, two columns, three on wide screens (RSD-09, RSD-10). */
export function RestaurantGallery({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  return (
    <section className={`wrap ${styles.gallery}`} aria-labelledby="gallery">
      <h2 id="gallery" className={`display ${styles.title}`}>
        {detail.gallery}
      </h2>
      {restaurant.gallery.length === 0 ? (
        <p>{detail.noGallery}</p>
      ) : (
        <ul className={styles.pictures}>
          {numbered(restaurant.gallery).map(({ key, item: { src, alt } }) => (
            <li key={key}>
              <Picture
                src={src}
                fallback={restaurant.fallbackPhoto}
                alt={words(alt, language).text}
                sizes={key === '0' ? '(width >= 48rem) 66vw, 100vw' : 'max(33vw, 290px)'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
