import { withoutFocus } from '@noren/contract/focus'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { safeImage } from '@noren/contract/safe-url'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import noImage from '#src/ui/no-image.webp'
import { numbered } from '#src/ui/numbered.ts'
import { Picture, useImageOrigins } from '#src/ui/picture.tsx'
import styles from './restaurant-gallery.module.css'

/**
 * Gallery of the restaurant: 192 px tall, two columns, three on wide screens (RSD-09, RSD-10). Each
 * picture links to the whole one.
 */
export function RestaurantGallery({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const origins = useImageOrigins()
  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <div className={`wrap grid12 ${styles.inner}`}>
        <h2 id="gallery" className={`display ${styles.title}`}>
          {detail.gallery}
        </h2>
        {restaurant.gallery.length === 0 ? (
          <p className={styles.none}>{detail.noGallery}</p>
        ) : (
          <ul className={styles.pictures}>
            {numbered(restaurant.gallery).map(({ key, item: { src, alt } }) => (
              <li key={key}>
                <a href={withoutFocus(safeImage(src, origins) ?? noImage)} data-picture="">
                  <Picture
                    src={src}
                    fallback={restaurant.fallbackPhoto}
                    alt={markedText(alt, language).text}
                    sizes={
                      key === '0'
                        ? '(width >= 48rem) 620px, (width >= 40rem) 300px, 100vw'
                        : '300px'
                    }
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
