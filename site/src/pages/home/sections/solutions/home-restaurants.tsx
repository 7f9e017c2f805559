import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { PerLanguage } from '@noren/contract/language'
import type { RestaurantListItem } from '@noren/contract/resources/restaurant'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { restaurantsPageQuery } from '#src/api/restaurant-list.ts'
import { glance as en } from '#src/language/bundle/en/glance.ts'
import { glance as jp } from '#src/language/bundle/jp/glance.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { lazyFile } from '#src/lazy-files.ts'
import { pathTo } from '#src/routes/paths.ts'
import { NorenTag } from '#src/ui/noren-tag.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import { useFileWhenSeen } from '#src/ui/use-file-when-seen.ts'
import styles from './home-restaurants.module.css'

const WORDS: PerLanguage<typeof en> = { en, jp }

/** Restaurants named here; the others are on the pages of all restaurants. */
const SHOWN = 12

/** They lie far below the first screen: what knows the hours comes once they are about to be seen. */
const cardHoursFile = lazyFile(() => import('#src/ui/card-hours.tsx'))

const TITLE_ID = 'home-restaurants'

/** The restaurants in their colours, and whether they are open. Until there are any there is nothing. */
export function HomeRestaurants() {
  const language = useLanguage()
  const { header } = useBundle()
  const { data } = useQuery(restaurantsPageQuery(1))
  const band = useRef<HTMLElement>(null)
  const cardHours = useFileWhenSeen(band, cardHoursFile)
  if (!data || data.restaurants.length === 0) return null
  return (
    <nav ref={band} className={styles.band} aria-labelledby={TITLE_ID}>
      <div className={`wrap ${styles.inner}`}>
        <p id={TITLE_ID} className={`label ${styles.title}`}>
          {WORDS[language].title}
        </p>
        <ul className={styles.list}>
          {data.restaurants.slice(0, SHOWN).map((restaurant) => (
            <Restaurant
              key={restaurant.slug}
              restaurant={restaurant}
              Hours={cardHours?.CardHours ?? EmptyLine}
            />
          ))}
        </ul>
        <a href={pathTo('restaurants', language)} className={styles.all}>
          {header.allRestaurants}
          <span aria-hidden="true"> →</span>
        </a>
      </div>
    </nav>
  )
}

type RestaurantProps = {
  restaurant: RestaurantListItem
  Hours: ComponentType<{ hours: OpeningHours | undefined }>
}

function Restaurant({ restaurant, Hours }: RestaurantProps) {
  const language = useLanguage()
  const { slug, accent, openingHours } = restaurant
  const name = words(restaurant.name, language)
  const area = words(restaurant.area, language)
  return (
    <li className={styles.item} data-accent={accent}>
      <NorenTag name={restaurant.name} className={styles.cloth} />
      <a
        href={pathTo('restaurant', language, { restaurantName: slug })}
        className={`display ${styles.name}`}
        lang={name.lang}
      >
        <Phrases text={name.text} />
      </a>
      {area.text && (
        <p className={styles.area} lang={area.lang}>
          {area.text}
        </p>
      )}
      <Hours hours={openingHours} />
    </li>
  )
}

/** Keeps the room of the state, as the state does before the script. */
function EmptyLine({ hours }: { hours: OpeningHours | undefined }) {
  return hours?.sessions.length ? <p className={styles.unknown} /> : null
}
