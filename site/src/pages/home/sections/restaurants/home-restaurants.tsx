import type { PerLanguage } from '@noren/contract/language'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { callQuery } from '#src/api/queries.ts'
import {
  type ClothOfRestaurant,
  FEW,
  HUNG,
  restaurantClothsQuery,
} from '#src/api/restaurant-list.ts'
import { glance as en } from '#src/language/bundle/en/glance.ts'
import { glance as jp } from '#src/language/bundle/jp/glance.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { RestaurantCloth } from '#src/pages/cloths/restaurant-cloth.tsx'
import type { Room as RoomOf } from '#src/pages/cloths/room.tsx'
import { pathTo } from '#src/routes/paths.ts'
import { still } from '#src/ui/still.tsx'
import { useFileWhenSeen } from '#src/ui/use-file-when-seen.ts'
import { homeHoursFile, insideFile, roomFile, stillFiles } from '../../../part-files.ts'
import styles from './home-restaurants.module.css'

const WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * The server's hours are right for now: the code that keeps them current loads once a visitor has
 * scrolled to them.
 */
const Hours = still(homeHoursFile, ({ CardHours }) => CardHours)
const Now = still(homeHoursFile, ({ RestaurantNow }) => RestaurantNow)

const Inside = still(insideFile, (parts) => parts.Inside)

const Shore = still(stillFiles.home, (parts) => parts.Shore)

/** The restaurants as the cloths over their doors. Renders nothing without restaurants. */
export function HomeRestaurants() {
  const language = useLanguage()
  const { header } = useBundle()
  const { place, restaurants, isCurrent, Room } = useHouses<HTMLElement>()
  if (restaurants.length === 0) return null
  return (
    <nav ref={place} className={styles.band} aria-label={WORDS[language].title}>
      <Cloths restaurants={restaurants} isCurrent={isCurrent} Room={Room} isLarge />
      {restaurants.length > FEW && <Now restaurants={restaurants} isCurrent={isCurrent} />}
      {restaurants.length > 1 && (
        <a href={pathTo('restaurants', language)} className={`arrow ${styles.all}`}>
          {header.allRestaurants}
        </a>
      )}
    </nav>
  )
}

/**
 * The end of the page: the section that asks for a conversation, and the cloths once more, small; without
 * that section the shore alone.
 */
export function ClosingRestaurants({ children }: { children: ReactNode }) {
  const { place, restaurants, isCurrent, Room } = useHouses<HTMLDivElement>()
  const { data: cta } = useQuery(callQuery('cta'))
  if (cta === null) return <Shore />
  return (
    <div ref={place} className={styles.closing}>
      {children}
      {restaurants.length > 0 && (
        <div className={styles.small}>
          <Cloths restaurants={restaurants} isCurrent={isCurrent} Room={Room} isLarge={false} />
        </div>
      )}
    </div>
  )
}

/**
 * The restaurants, and once visitors see the element at `place`, the rooms behind their cloths and hours that
 * follow the clock. On a phone's first screen they are too low for either.
 */
function useHouses<Place extends Element>() {
  const { data } = useQuery(restaurantClothsQuery())
  const place = useRef<Place>(null)
  const isCurrent = useFileWhenSeen(place, homeHoursFile, '-45%') !== undefined
  const restaurants = data?.restaurants.slice(0, HUNG) ?? []
  const Room = useFileWhenSeen(place, roomFile, '-30%')?.Room
  return { place, restaurants, isCurrent, Room }
}

type ClothsProps = {
  restaurants: readonly ClothOfRestaurant[]
  isCurrent: boolean
  /** Undefined until its file has loaded. */
  Room: typeof RoomOf | undefined
  isLarge: boolean
}

function Cloths({ restaurants, isCurrent, Room, isLarge }: ClothsProps) {
  const language = useLanguage()
  const isFew = restaurants.length <= FEW
  return (
    <ul className={styles.list}>
      {restaurants.map((restaurant) => (
        <RestaurantCloth
          key={restaurant.slug}
          restaurant={restaurant}
          to={pathTo('restaurant', language, { restaurantName: restaurant.slug })}
          isLarge={isLarge}
          isFew={isFew}
          beside={isFew && isLarge && <Inside restaurant={restaurant} />}
          hours={<Hours restaurant={restaurant} isCurrent={isCurrent} />}
          room={Room && <Room slug={restaurant.slug} />}
        />
      ))}
    </ul>
  )
}
