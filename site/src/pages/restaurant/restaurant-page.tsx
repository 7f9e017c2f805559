import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restaurantQuery } from '#src/api/queries.ts'
import { isClosed } from '#src/hours/asks-for-tables.ts'
import { useTakesGuests } from '#src/hours/takes-guests.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useRoute } from '#src/navigation/location.ts'
import { rareFile, stillFiles } from '#src/pages/part-files.ts'
import { FirstScreenEnd, RestOfPage } from '#src/ui/rest-of-page.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { still } from '#src/ui/still.tsx'
import { CountedDishes } from './allergens/counted-dishes.tsx'
import { ClosingBand } from './closing-band.tsx'
import { Enlargeable } from './gallery/enlargeable.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { RestaurantHead } from './restaurant-head.tsx'
import styles from './restaurant-page.module.css'

const RestaurantGone = still(rareFile, (parts) => parts.RestaurantGone)
const RestaurantMissing = still(rareFile, (parts) => parts.RestaurantMissing)

/** A restaurant's own page, `/restaurants/:restaurantName`, in its three states (RSD-32). */
export function Page() {
  const { detail } = useBundle().restaurants
  const restaurantName = useRoute()?.restaurantName ?? ''
  const { data: restaurant, isError } = useQuery(restaurantQuery(restaurantName))

  // Replaces a former slug in the address with today's. After every render, since the other
  // language has its own address.
  useEffect(() => {
    // The address already belongs to another page while that page's files load.
    const isHere = location.pathname.endsWith(`/${restaurantName}`)
    if (isHere && restaurant && restaurant.slug !== restaurantName)
      history.replaceState(history.state, '', encodeURIComponent(restaurant.slug))
  })

  if (restaurant?.standing?.gone) return <RestaurantGone restaurant={restaurant} />
  if (restaurant) return <RestaurantView restaurant={restaurant} />
  if (restaurant === null) return <RestaurantMissing why="notExist" />
  if (isError) return <RestaurantMissing why="failed" />
  return <Spinner label={detail.loading} />
}

const CallBar = still(stillFiles.restaurant, (parts) => parts.CallBar)
const GoodToKnow = still(stillFiles.restaurant, (parts) => parts.GoodToKnow)
const NextRestaurant = still(stillFiles.restaurant, (parts) => parts.NextRestaurant)
const PicturedDishes = still(stillFiles.restaurant, (parts) => parts.PicturedDishes)
const RestaurantAbout = still(stillFiles.restaurant, (parts) => parts.RestaurantAbout)
const RestaurantGallery = still(stillFiles.restaurant, (parts) => parts.RestaurantGallery)
const RestaurantMenu = still(stillFiles.restaurant, (parts) => parts.RestaurantMenu)

/** The page of a restaurant that has loaded: dishes first, then words, then rules. */
export function RestaurantView({ restaurant }: { restaurant: Restaurant }) {
  const takesGuests = useTakesGuests(restaurant.openingHours)
  return (
    <article className={styles.page} data-accent={restaurant.accent}>
      <RestaurantHead restaurant={restaurant} takesGuests={takesGuests} />
      <PicturedDishes items={restaurant.menuItems} />
      <FirstScreenEnd />
      <div className={`wrap grid12 ${styles.body}`}>
        <div className={styles.story}>
          <RestaurantAbout restaurant={restaurant} />
          <RestOfPage>
            <CountedDishes slug={restaurant.slug}>
              <RestaurantMenu restaurant={restaurant} />
            </CountedDishes>
          </RestOfPage>
        </div>
        {!isClosed(restaurant) && <RestaurantFacts restaurant={restaurant} />}
      </div>
      <RestOfPage>
        <Enlargeable pictures={restaurant.gallery}>
          <RestaurantGallery restaurant={restaurant} />
        </Enlargeable>
        {restaurant.facts && <GoodToKnow facts={restaurant.facts} />}
        <ClosingBand restaurant={restaurant} takesGuests={takesGuests} />
        {restaurant.next && <NextRestaurant next={restaurant.next} />}
      </RestOfPage>
      <CallBar restaurant={restaurant} takesGuests={takesGuests} />
    </article>
  )
}
