import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { NorenTag } from '#src/ui/noren-tag.tsx'
import { OpenNow } from '#src/ui/open-now.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { HoursBanner } from './hours-banner.tsx'
import styles from './restaurant-head.module.css'

/** Characters of a name that may be set larger than its column would allow others. */
const SHORT_NAME = 8

/** Breadcrumb, name, whether it is open, and main photo. */
export function RestaurantHead({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const name = words(restaurant.name, language)
  const kind = [words(restaurant.cuisine, language), words(restaurant.area, language)].filter(
    ({ text }) => text !== '',
  )
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Breadcrumb
          items={[
            { label: detail.home, to: pathTo('home', language) },
            { label: detail.restaurants, to: pathTo('restaurants', language) },
            { label: name.text, lang: name.lang },
          ]}
        />
        <h1
          id="restaurant-name"
          className={`display ${styles.name}`}
          lang={name.lang}
          data-short={name.text.length <= SHORT_NAME || undefined}
        >
          <Phrases text={name.text} />
        </h1>
        <div className={styles.glance}>
          {kind.length > 0 && (
            <ul className={styles.kind}>
              {kind.map(({ text, lang }) => (
                <li key={text} lang={lang}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          <OpenNow hours={restaurant.openingHours} />
        </div>
      </div>
      <div className={styles.photo}>
        <Picture
          src={restaurant.mainPhoto}
          fallback={restaurant.fallbackPhoto}
          alt={words(restaurant.mainPhotoAlt, language).text || name.text}
          sizes="(width >= 60rem) 58vw, max(100vw, 590px)"
          priority
        />
        <NorenTag name={restaurant.name} className={styles.tag} />
        {restaurant.openingHours && <HoursBanner hours={restaurant.openingHours} />}
      </div>
    </header>
  )
}
